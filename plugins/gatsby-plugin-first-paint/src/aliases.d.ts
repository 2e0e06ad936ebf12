/** The site's gatsby-browser, by an alias of webpack's (gatsby-node.ts). */
declare module 'first-paint-site';

/** The module of the option `addressRule`, by an alias of esbuild's (gatsby-node.ts). */
declare module 'first-paint-address' {
  export const meantAddress: (address: Pick<URL, 'pathname' | 'search' | 'hash'>) => string;
}

/** The entry that Gatsby gives the bundle, by an alias of webpack's (gatsby-node.ts). */
declare module 'first-paint-gatsby';
