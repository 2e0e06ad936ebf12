// Names of the build's files that change with their content, below `public`. src/gatsby/internals.test.ts checks those that Gatsby defines.

/** For webpack: how scripts are named. */
export const scriptName = 'static/[name]-[contenthash].js';
export const hashDigits = 8;

export const scriptFile = /^static\/[\w-]+-[0-9a-f]{8}\.js$/;

/** A style sheet such as `app.01234567.css`, with its name before the hash. */
export const styleFile = /^([\w-]+\.)[0-9a-f]{8}\.css$/;

/** The file of an original picture or film, in a folder named by a hash of its content. */
export const mediaFile = /^static\/([0-9a-f]{32})\//;
