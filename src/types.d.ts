/** Gatsby’s own modules, which it copies beside the site for each build. */
declare module '*/.cache/loader' {
  export const ProdLoader: { readonly prototype: import('./loading/makePatient').Loader };
}

declare module '*/.cache/production-app';

/** What gatsby-plugin-sharp does for Gatsby's jobs. */
declare module 'gatsby-plugin-sharp/gatsby-worker' {
  export const IMAGE_PROCESSING: (job: import('../tools/build/pictureJob').PictureJob) => Promise<void>;
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

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
