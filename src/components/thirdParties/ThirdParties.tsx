import { useHydrated } from '../../hooks/useHydrated';
import { lazyComponent } from '../lazy/lazyComponent';
import { configuredServices } from './consent';

const consent = lazyComponent(() => import('./Consent'), { silent: true });

/** Consent, and the services that need it; if loading fails, nobody is asked and no service runs. @param allowed whether the page may have any */
export function ThirdParties({ allowed }: { allowed: boolean }) {
  const hydrated = useHydrated();
  if (!hydrated || configuredServices().length === 0) return null;
  return <consent.View allowed={allowed} />;
}
