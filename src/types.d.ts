/** Gatsby’s own modules, which it copies beside the site for each build. */
declare module '*/.cache/loader' {
  export const ProdLoader: { readonly prototype: import('./loading/makePatient').Loader };
}

declare module '*/.cache/production-app';

declare module '*.module.css' {
  const classes: Readonly<Record<string, string>>;
  export = classes;
}
