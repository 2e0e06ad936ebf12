import type { ReactNode } from 'react';

// Replaces the three components in builds without third parties (src/gatsby/bundle/configureBundle.ts).

export const ThirdParties = () => null;
export const ThirdPartyNotes = () => null;
export const MarketingForm = ({ children }: { readonly children: ReactNode }) => children;
