import { useEffect, useRef } from 'react';
import en from '../../../locales/en/consent.json';
import fr from '../../../locales/fr/consent.json';
import pt from '../../../locales/pt/consent.json';
import type { Consent as Answer } from '../../domain/visitor/consent';
import { useLanguage } from '../../hooks/useLanguage';
import { useScrolledPastHeader } from '../../hooks/useScrolledPastHeader';
import { SiteLink } from '../ui/SiteLink';
import { addScript, scriptsWereAdded } from './addScript';
import { answerConsent, reopenConsent, useConsent } from './consent';
import * as css from './Consent.module.css';
import { botCheckService, configuredServices } from './services';

/** The texts of the bar, which are part of its chunk. */
const words = { pt, en, fr } as const;

interface ConsentBarProps {
  /** The current answer. */
  readonly answer: Answer | null;
  /** Whether the visitor reopened the bar: then it takes focus, and Escape closes it without a change. */
  readonly reopened: boolean;
}

/**
 * Asks for consent to third-party services, with equal buttons for yes and no. It is at the edge of the screen opposite to the after-scroll bar: at the bottom of wide
 * screens, at the top of phones.
 */
function ConsentBar({ answer, reopened }: ConsentBarProps) {
  const { label, ask, without, now, refuse, accept, privacy } = words[useLanguage()];
  const services = configuredServices();
  const asked = services.length > 1 ? 'both' : services[0];
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
    <div ref={bar} className={css.bar} role="region" aria-label={label}>
      <p className="note">
        {asked && ask[asked]} {without} {answer && <b>{now[answer]}</b>} <SiteLink to="/privacidade">{privacy}</SiteLink>
      </p>
      <div className={css.answers}>
        <button type="button" className="btn btn--line" onClick={() => give('refused')}>
          {refuse}
        </button>
        <button type="button" className="btn btn--line" onClick={() => give('accepted')}>
          {accept}
        </button>
      </div>
    </div>
  );
}

let botCheckLoaded = false;

/** Loads the bot check once per document: in English, not the enterprise version (docs/hotel-rules.md 10.3). Its badge is hidden: the footer has a notice. */
function loadBotCheck(): void {
  const botCheck = botCheckService();
  if (!botCheck || botCheckLoaded) return;
  botCheckLoaded = true;
  addScript(`${botCheck.host}/recaptcha/api.js?${String(new URLSearchParams({ render: botCheck.siteKey, hl: 'en' }))}`);
}

/**
 * Asks for consent once the header is scrolled out of view, and loads the bot check after a yes. After a no, or on a page that may have no third-party services, it reloads
 * the page if a script has run, since that cannot be undone.
 */
export default function Consent({ allowed }: { allowed: boolean }) {
  const { answer, reopened } = useConsent();
  const pastHeader = useScrolledPastHeader();
  const granted = allowed && answer === 'accepted';
  useEffect(() => {
    if (granted) loadBotCheck();
    else if (scriptsWereAdded()) window.location.reload();
  }, [granted]);
  // closes a reopened bar on navigation
  useEffect(() => () => reopenConsent(false), []);
  const visible = reopened || (allowed && !answer && pastHeader);
  return visible ? <ConsentBar answer={answer} reopened={reopened} /> : null;
}
