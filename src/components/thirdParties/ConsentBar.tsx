import { useEffect, useRef } from 'react';
import en from '../../../locales/en/consent.json';
import fr from '../../../locales/fr/consent.json';
import pt from '../../../locales/pt/consent.json';
import type { Consent } from '../../domain/visitor/consent';
import { useLanguage } from '../../hooks/useLanguage';
import type { Language } from '../../site';
import { SiteLink } from '../ui/SiteLink';
import { configuredServices } from './configuredServices';
import { answerConsent, reopenConsent } from './consent';
import * as css from './ConsentBar.module.css';

/** The texts of the bar, which are part of its chunk. */
const words: Readonly<Record<Language, typeof pt>> = { pt, en, fr };

interface ConsentBarProps {
  /** The current answer. */
  readonly answer: Consent | null;
  /** Whether the visitor reopened the bar: then it takes focus, and Escape closes it without a change. */
  readonly reopened: boolean;
}

/**
 * Asks for consent to third-party services, with equal buttons for yes and no. It is at the edge of the screen opposite to the after-scroll bar: at the bottom of wide
 * screens, at the top of phones.
 */
export function ConsentBar({ answer, reopened }: ConsentBarProps) {
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

  const give = (next: Consent) => {
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
