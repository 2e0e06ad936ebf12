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

/** Words that only this bar has, and that travel with it. */
const words: Readonly<Record<Language, typeof pt>> = { pt, en, fr };

interface ConsentBarProps {
  /** The answer that holds. */
  readonly answer: Consent | null;
  /** Whether the visitor asked for the bar: then it takes the focus, and Escape leaves everything as it is. */
  readonly reopened: boolean;
}

/**
 * Asks for consent to services of third parties, with yes and no alike. It stands at the edge of the screen that the after-scroll bar leaves free: at the foot on wide
 * screens, at the top on phones.
 */
export function ConsentBar({ answer, reopened }: ConsentBarProps) {
  const { label, ask, without, now, refuse, accept, privacy } = words[useLanguage()];
  const services = configuredServices();
  const asked = services.length > 1 ? 'both' : services[0];
  const bar = useRef<HTMLDivElement>(null);

  // whoever asked for it finds back to where they were
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
