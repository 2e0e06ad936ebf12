/** What gatsby-plugin-sharp asks of its worker: variants of one picture. */
export interface PictureJob {
  readonly inputPaths: readonly { readonly path: string }[];
  readonly outputDir: string;
  readonly args: {
    readonly operations: readonly { readonly outputPath: string; readonly args: PictureVariant }[];
    readonly pluginOptions: { readonly useMozJpeg?: boolean; readonly stripMetadata?: boolean };
  };
}

/** One variant: what to cut, and how to encode it. */
export interface PictureVariant {
  readonly width?: number;
  readonly height?: number;
  readonly toFormat: string;
  /** Left out where it is the plugin's default. */
  readonly quality?: number;
  readonly jpegQuality?: number;
  readonly jpegProgressive?: boolean;
  readonly fit?: 'cover' | 'contain' | 'fill' | 'inside' | 'outside';
  readonly cropFocus?: number | string;
}
