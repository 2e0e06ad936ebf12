import type { ReactNode } from 'react';

// In builds without third parties these take the place of the three components, of which the form shows the site's own, and of the bot check (src/gatsby/bundle/configureBundle.ts).

export const ThirdParties = () => null;
export const ThirdPartyNotes = () => null;
export const botCheckToken = (): Promise<null> => Promise.resolve(null);
export const MarketingForm = ({ children }: { readonly children: ReactNode }) => children;
