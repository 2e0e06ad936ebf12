/** The name of the frame in which the editing desk previews a page: without the announcement, unless the announcement is edited. */
export const deskFrame = { page: 'desk-page', announcement: 'desk-announcement' } as const;

/** Whether this page is in that frame. `GATSBY_PREVIEW` is a build-time constant: production bundles drop this code. */
export const isInDesk = (frame: keyof typeof deskFrame): boolean => process.env.GATSBY_PREVIEW === 'true' && window.name === deskFrame[frame];
