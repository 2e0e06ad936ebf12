import { useEffect, useRef, useState, type ReactNode } from 'react';
import { settings } from '../../browser/settings';
import { classes } from '../ui/classes';
import { useConsent } from './consent';
import * as css from './MarketingForm.module.css';

interface MarketingFormProps {
  readonly title: string;
  /** The site's own form: it is in the server's HTML, and stays unless the other one is loaded in time. */
  readonly children: ReactNode;
}

/** The marketing-automation form instead of the site's own, after consent, once the block is near the viewport (docs/hotel-rules.md 10.2). */
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
    <div className="relative">
      <div ref={siteForm} className={classes(arrived && css.hidden)} inert={arrived}>
        {children}
      </div>
      <div className={classes(css.marketingForm, !arrived && css.hidden)} inert={!arrived}>
        <div id="ss-form-container" ref={container} />
      </div>
    </div>
  );
}
