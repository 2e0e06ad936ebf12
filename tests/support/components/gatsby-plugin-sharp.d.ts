// Parts of gatsby-plugin-sharp without types of their own.

declare module 'gatsby-plugin-sharp/image-data' {
  export function getImageMetadata(
    file: { readonly absolutePath: string; readonly internal: { readonly contentDigest: string } },
    getDominantColor: boolean,
  ): Promise<{ width: number; height: number; dominantColor: string }>;
}

declare module 'gatsby-plugin-sharp/process-file' {
  export function processFile(
    file: string,
    transforms: readonly {
      readonly outputPath: string;
      readonly args: { readonly width: number; readonly height: number; readonly toFormat: string; readonly quality: number };
    }[],
    options: { readonly stripMetadata: boolean; readonly failOn: string },
  ): Promise<unknown>;
}
