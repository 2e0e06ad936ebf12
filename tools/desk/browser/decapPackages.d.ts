// The parts that the desk uses of Decap's packages, which have no types.

declare module 'decap-cms-core' {
  export const DecapCmsCore: unknown;
}
declare module 'decap-cms-backend-gitea' {
  export const GiteaBackend: unknown;
}
declare module 'decap-cms-backend-github' {
  export const GitHubBackend: unknown;
}
declare module 'decap-cms-backend-gitlab' {
  export const GitLabBackend: unknown;
}
declare module 'decap-cms-backend-proxy' {
  export const ProxyBackend: unknown;
}
declare module 'decap-cms-locales' {
  export const pt: { readonly editor: { readonly editor: object } };
}
declare module 'decap-cms-widget-boolean' {
  const widget: import('./decap').WidgetPackage;
  export default widget;
}
declare module 'decap-cms-widget-list' {
  const widget: import('./decap').WidgetPackage;
  export default widget;
}
declare module 'decap-cms-widget-object' {
  const widget: import('./decap').WidgetPackage;
  export default widget;
}
