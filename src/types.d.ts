/** Runs gatsby-plugin-sharp's jobs. */
declare module 'gatsby-plugin-sharp/gatsby-worker' {
  export const IMAGE_PROCESSING: (job: import('./gatsby/internals').PictureJob) => Promise<void>;
}

declare module 'gatsby-plugin-sharp' {
  export function generateImageData(request: {
    readonly file: import('gatsby').Node;
    readonly args: object;
    readonly pathPrefix: string;
    readonly reporter: import('gatsby').Reporter;
    readonly cache: import('gatsby').GatsbyCache;
  }): Promise<object | undefined>;
  export function setActions(actions: { readonly createJobV2: (job: object) => Promise<unknown> }): void;
}

/** All files of a folder whose path matches, bundled by webpack: by their path from there. */
interface ImportMeta {
  webpackContext(folder: string, options: { readonly regExp: RegExp }): { (file: string): unknown; keys(): string[] };
}
