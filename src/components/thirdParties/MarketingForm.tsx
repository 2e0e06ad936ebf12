import { useEffect, useRef, useState, type ReactNode } from 'react';
import { settings } from '../../browser/settings';
import { classes } from '../ui/classes';
import { useConsent } from './consent';
import * as css from './MarketingForm.module.css';

interface MarketingFormProps {
  /** Accessible name of the form. */
  readonly title: string;
  /** The site's own form: it is in the server's HTML, and stays unless the other one is loaded in time. */
  readonly children: ReactNode;
}

/**
 * The marketing-automation form instead of the site's own, without a layout shift. It is loaded after consent, once the block is near the viewport, and removed on
 * navigation (docs/hotel-rules.md 10.2). If none is configured, only the site's own form is rendered.
 */
export function MarketingForm({ title, children }: MarketingFormProps) {
  const { answer } = useConsent();
  const siteForm = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    const service = settings.marketing;
    if (!service || answer !== 'accepted' || !siteForm.current || !container.current) return;
    const presence = new AbortController();
    const form = { service, title, siteForm: siteForm.current, container: container.current, signal: presence.signal, onLoad: () => setArrived(true) };
    import('./loadMarketingForm').then(
      ({ replaceWithMarketingForm }) => {
        if (!presence.signal.aborted) replaceWithMarketingForm(form);
      },
      () => undefined,
    );
    return () => {
      presence.abort();
      setArrived(false);
    };
  }, [answer, title]);

  if (!settings.marketing) return children;
  return (
    <div className={css.place}>
      <div ref={siteForm} className={classes(arrived && css.hidden)} inert={arrived}>
        {children}
      </div>
      <div className={classes(css.marketingForm, !arrived && css.hidden)} inert={!arrived}>
        <div id="ss-form-container" ref={container} />
      </div>
    </div>
  );
}
