/** Name of each page's chunk by its path, noted while its body is rendered and read when its document is written. */
export const chunkOfPage = new Map<string, string>();
