// Names of the build's files that change with their content, below `public`.

/** For webpack: how scripts and style sheets are named, those of pages and parts by number, since the first script lists the names of all. */
export const bundleNames = {
  script: 'static/[name]-[contenthash].js',
  chunkScript: 'static/[id]-[contenthash].js',
  style: 'static/[name]-[contenthash].css',
  chunkStyle: 'static/[id]-[contenthash].css',
};
export const hashDigits = 8;

/** How the address of the style sheet that all pages have begins. */
export const globalStyle = '/static/app-';

/** A script or a style sheet. */
export const bundleFile = /^static\/[\w-]+-[0-9a-f]{8}\.(?:js|css)$/;

/** The file of an original picture or film, in a folder named by a hash of its content. */
export const mediaFile = /^static\/([0-9a-f]{32})\//;
