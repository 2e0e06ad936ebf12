import { useEffect } from 'react';
import { useScrolledPastHeader } from '../../hooks/useScrolledPastHeader';
import { scriptsWereAdded } from './addScript';
import { botCheckService } from './botCheckService';
import { reopenConsent, useConsent } from './consent';
import { ConsentBar } from './ConsentBar';
import { loadBotCheck } from './loadBotCheck';

/**
 * Asks for consent once the header is scrolled out of view, and loads the bot check after a yes. After a no, or on a page that may have no third-party services, it reloads
 * the page if a script has run, since that cannot be undone.
 */
export default function Consent({ allowed }: { allowed: boolean }) {
  const { answer, reopened } = useConsent();
  const pastHeader = useScrolledPastHeader();
  const granted = allowed && answer === 'accepted';
  useEffect(() => {
    const botCheck = botCheckService();
    if (!granted && scriptsWereAdded()) window.location.reload();
    else if (granted && botCheck) loadBotCheck(botCheck);
  }, [granted]);
  // closes a reopened bar on navigation
  useEffect(() => () => reopenConsent(false), []);
  const visible = reopened || (allowed && !answer && pastHeader);
  return visible ? <ConsentBar answer={answer} reopened={reopened} /> : null;
}
