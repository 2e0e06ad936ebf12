import { useEffect, useRef, useState, type ReactNode } from 'react';
import { classes } from '../ui/classes';
import { useConsent } from './consent';
import { marketingService } from './marketingService';
import * as css from './MarketingForm.module.css';

interface MarketingFormProps {
  /** What the form is called, for screen readers. */
  readonly title: string;
  /** The site's own form: it stands in the server's HTML, and stays unless the other one comes in time. */
  readonly children: ReactNode;
}

/**
 * The marketing-automation form in the place of the site's own, which it covers without moving anything. It comes with the visitor's consent, once the block is near,
 * and goes when the visitor leaves the page (docs/hotel-rules.md 10.2). Where none is configured, the site's own form stands alone.
 */
export function MarketingForm({ title, children }: MarketingFormProps) {
  const { answer } = useConsent();
  const own = useRef<HTMLDivElement>(null);
  const container = useRef<HTMLDivElement>(null);
  const [arrived, setArrived] = useState(false);

  useEffect(() => {
    const service = marketingService();
    if (!service || answer !== 'accepted' || !own.current || !container.current) return;
    const presence = new AbortController();
    const form = { service, title, own: own.current, container: container.current, signal: presence.signal, onLoad: () => setArrived(true) };
    import('./replaceWithMarketingForm').then(
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

  if (!marketingService()) return children;
  return (
    <div className={css.place}>
      <div ref={own} className={classes(arrived && css.unseen)} inert={arrived}>
        {children}
      </div>
      <div className={classes(css.theirs, !arrived && css.unseen)} inert={!arrived}>
        <div id="ss-form-container" ref={container} />
      </div>
    </div>
  );
}
