import type { ReactNode } from 'react';

// Replaces the three components in builds without third parties (src/gatsby/bundle/configureBundle.ts).

/** Renders nothing. */
export const ThirdParties = () => null;
/** Renders nothing. */
export const ThirdPartyNotes = () => null;
/** Renders the site's own form. */
export const MarketingForm = ({ children }: { readonly children: ReactNode }) => children;
