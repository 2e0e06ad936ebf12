/** The site's gatsby-browser, by a webpack alias (gatsby-node.ts). */
declare module 'first-paint-site';

/** The module of the option `addressRule`, by an esbuild alias (gatsby-node.ts). */
declare module 'first-paint-address' {
  export const meantAddress: (address: Pick<URL, 'pathname' | 'search' | 'hash'>) => string;
}

/** The entry that Gatsby gives the bundle, by a webpack alias (gatsby-node.ts). */
declare module 'first-paint-gatsby';
