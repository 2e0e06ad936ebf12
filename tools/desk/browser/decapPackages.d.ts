// The parts that the desk uses of Decap's packages, which have no types.

declare module 'decap-cms-backend-*' {
  type Provider = new (config: object, options: object) => import('./publishedBackend').Backend;
  export const GiteaBackend: Provider;
  export const GitHubBackend: Provider;
  export const GitLabBackend: Provider;
  export const ProxyBackend: new (config: object, options: object) => import('./localBackend').LocalBackend;
}
declare module 'decap-cms-locales' {
  export const pt: { readonly [key: string]: string | typeof pt };
}
declare module 'decap-cms-widget-*' {
  const widget: { readonly Widget: () => object };
  export default widget;
}

// private parts: internals.ts

declare module 'decap-cms-core/dist/esm/redux' {
  export const store: {
    readonly getState: () => Record<'collections' | 'editorialWorkflow' | 'entryDraft', import('./decap').Group>;
    readonly dispatch: (action: unknown) => unknown;
    readonly subscribe: (listener: () => void) => () => void;
  };
}
declare module 'decap-cms-core/dist/esm/routing/history' {
  export const history: { readonly listen: (listener: (location: object, action: 'PUSH' | 'REPLACE' | 'POP') => void) => () => void };
}
declare module 'decap-cms-core/dist/esm/actions/entries' {
  export const entryLoaded: (collection: import('./decap').Group, entry: object) => unknown;
  export const removeDraftEntryMediaFile: (file: { readonly id: string }) => unknown;
  export const createDraftFromEntry: (entry: object) => unknown;
  export const persistLocalBackup: (entry: import('./decap').Group, collection: import('./decap').Group) => unknown;
}
