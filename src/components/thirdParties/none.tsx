import type { ReactNode } from 'react';

// What stands in the place of the three views in builds without services of third parties (src/gatsby/bundle/configureBundle.ts), as each of them does then.

export const ThirdParties = () => null;
export const ThirdPartyNotes = () => null;
export const MarketingForm = ({ children }: { readonly children: ReactNode }) => children;
