import { useEffect, useRef } from 'react';
import { hasPage } from '../../browser/absentPages';
import { privacyPath } from '../../domain/pages/addresses';
import portuguese from '../../../locales/pt/consent.json';
import { bookingStart } from '../../domain/booking/bookingUrl';
import type { Consent as Answer } from '../../domain/visitor/consent';
import { useHotel } from '../../hooks/usePage';
import { useScrolledPastHeader } from '../../hooks/useScrolledPastHeader';
import { useUnlessBusy } from '../../hooks/useUnlessBusy';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { SiteLink } from '../ui/SiteLink';
import { servicesHaveRun } from '../../browser/addScript';
import { loadBotCheck } from './botCheck';
import { answerConsent, configuredServices, reopenConsent, useConsent } from './consent';
import { deleteCookies, measurePage, stopMeasuring } from '../../measuring/measurePage';
import * as css from './Consent.module.css';

export const namespaces: readonly Namespace[] = [{ name: 'consent', portuguese }];

interface ConsentBarProps {
  readonly answer: Answer | null;
  /** Whether the visitor reopened the bar: then it takes focus, and Escape closes it without a change. */
  readonly reopened: boolean;
}

/** Asks for consent, opposite to the after-scroll bar: at the bottom of wide screens, at the top of phones. */
function ConsentBar({ answer, reopened }: ConsentBarProps) {
  const { t } = useMessages('consent');
  const services = configuredServices();
  // by their names alone, so that the bar stays low: the privacy page says what each does
  const names = services.map((service) => t(`consent:${services.length > 1 ? 'names' : 'services'}.${service}`));
  const list = [names.slice(0, -1).join(', '), ...names.slice(-1)].filter(Boolean).join(t('consent:and'));
  const bar = useRef<HTMLDivElement>(null);

  // restores focus after a reopened bar
  useEffect(() => {
    if (!reopened) return;
    const opener = document.activeElement;
    const closeOnEscape = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') reopenConsent(false);
    };
    bar.current?.querySelector('button')?.focus();
    document.addEventListener('keydown', closeOnEscape);
    return () => {
      document.removeEventListener('keydown', closeOnEscape);
      if (opener instanceof HTMLElement) opener.focus({ preventScroll: true });
    };
  }, [reopened]);

  const give = (next: Answer) => {
    answerConsent(next);
    if (!reopened) document.querySelector<HTMLElement>('#conteudo')?.focus({ preventScroll: true });
  };
  return (
    <div ref={bar} className={`no-print ${css.bar}`} role="region" aria-label={t('consent:label')}>
      <p className="note">
        <span>{`${t(`consent:ask.${names.length > 1 ? 'several' : 'one'}`, { services: list })} ${t('consent:without')} `}</span>
        {answer && <b>{`${t(`consent:now.${answer}`)} `}</b>}
        {hasPage(privacyPath) && <SiteLink to={privacyPath}>{t('consent:privacy')}</SiteLink>}
      </p>
      <div className={css.answers}>
        <button type="button" className="btn btn--line" onClick={() => give('refused')}>
          {t('consent:refuse')}
        </button>
        <button type="button" className="btn btn--line" onClick={() => give('accepted')}>
          {t('consent:accept')}
        </button>
      </div>
    </div>
  );
}

/** Asks for consent once the header is out of view. After a no it reloads the page if a service has run, since that cannot be undone. */
export default function Consent({ allowed }: { allowed: boolean }) {
  const { answer, reopened } = useConsent();
  const pastHeader = useScrolledPastHeader();
  const granted = allowed && answer === 'accepted';
  const engine = bookingStart(useHotel().booking);
  useEffect(() => {
    if (granted) {
      loadBotCheck();
      measurePage(engine);
    } else {
      stopMeasuring();
      if (servicesHaveRun()) window.location.reload();
    }
  }, [granted, engine]);
  useEffect(() => {
    if (answer === 'refused') deleteCookies();
  }, [answer]);
  useEffect(() => () => reopenConsent(false), []);
  const asked = useUnlessBusy(allowed && !answer && pastHeader);
  return reopened || asked ? <ConsentBar answer={answer} reopened={reopened} /> : null;
}
