/** The list of the scripts that each page's chunk is made of, written after the bundle (`writeChunkFiles`). */
export const chunkFilesAddress = '/chunk-files.json';
