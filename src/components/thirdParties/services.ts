import { settings } from '../../browser/settings';
import type { Service } from '../../domain/visitor/consent';

export function configuredServices(): Service[] {
  const { marketing, botCheck, analytics } = settings;
  return [...(marketing ? ['marketing' as const] : []), ...(botCheck ? ['botCheck' as const] : []), ...analytics.map(({ provider }) => provider)];
}
