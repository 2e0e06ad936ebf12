/** The site's gatsby-browser, by an alias of webpack's (gatsby-node.ts). */
declare module 'first-paint-site';

/** The entry that Gatsby gives the bundle, by an alias of webpack's (gatsby-node.ts). */
declare module 'first-paint-gatsby';
