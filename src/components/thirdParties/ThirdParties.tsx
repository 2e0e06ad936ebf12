import { Suspense, lazy } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { configuredServices } from './services';

const Nothing = () => null;
const Consent = lazy(() => import('./Consent').catch(() => ({ default: Nothing })));

/**
 * Consent, and the services that need it. Nothing is loaded if no service is configured; if loading fails, nobody is asked and no service runs.
 * @param allowed whether the page may have third-party services
 */
export function ThirdParties({ allowed }: { allowed: boolean }) {
  const hydrated = useHydrated();
  if (!hydrated || configuredServices().length === 0) return null;
  return (
    <Suspense fallback={null}>
      <Consent allowed={allowed} />
    </Suspense>
  );
}
