import { settings } from '../../browser/settings';
import type { Service } from '../../domain/visitor/consent';

export function configuredServices(): Service[] {
  const { marketing, botCheck, measuring } = settings;
  return [
    ...(marketing ? ['marketing' as const] : []),
    ...(botCheck ? ['botCheck' as const] : []),
    ...(measuring?.analytics.map(({ provider }) => provider) ?? []),
    ...(measuring?.figuresEndpoint ? ['figures' as const] : []),
  ];
}
