/** Where the desk stands, on this machine and on a published site. */
export const deskPath = '/admin';
