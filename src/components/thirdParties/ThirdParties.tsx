import { Suspense, lazy } from 'react';
import { useHydrated } from '../../hooks/useHydrated';
import { configuredServices } from './configuredServices';

const Nothing = () => null;
const Consent = lazy(() => import('./Consent').catch(() => ({ default: Nothing })));

/**
 * The question for consent, and what it lets in. Costs nothing where no service is configured; should it not come, nobody is asked and nothing is let in.
 * @param allowed whether the page may have services of third parties at all
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
