/** Where the file of a gallery picture is published under its own name, for visitors without script and for whoever passes it on. */
export const pictureFileAddress = (name: string): string => `/fotos/${name}.jpg`;
