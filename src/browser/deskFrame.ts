/** The names of the frame in which the editing desk shows a page: with its announcement where that is what is edited, else without. */
export const deskFrame = { page: 'desk-page', announcement: 'desk-announcement' } as const;

/** Whether this page stands in that frame. `GATSBY_PREVIEW` is a constant of the bundle: visitors' pages do not ask. */
export const isInDesk = (frame: keyof typeof deskFrame): boolean => process.env.GATSBY_PREVIEW === 'true' && window.name === deskFrame[frame];
