/** The package's own types are not those of its version 3; ours are what the desk uses. */
declare module 'decap-cms-app' {
  const CMS: import('./decap').Decap;
  export default CMS;
}

/** Comes with the editor, which keeps its drafts in it. */
declare module 'react-redux' {
  export function useStore(): unknown;
}
