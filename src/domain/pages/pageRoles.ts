/** What a page of content may be about, independent of its name and address (`role` in its file). */
export const pageRoles = ['spa', 'children', 'offers', 'corporate', 'social', 'marriage'] as const;
export type PageRole = (typeof pageRoles)[number];
