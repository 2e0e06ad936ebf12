/** The path of the desk, on this machine and on a published site. */
export const deskPath = '/admin';
