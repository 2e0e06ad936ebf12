import { useEffect } from 'react';
import { useScrolledPastHeader } from '../../hooks/useScrolledPastHeader';
import { scriptsWereAdded } from './addScript';
import { botCheckService } from './botCheckService';
import { reopenConsent, useConsent } from './consent';
import { ConsentBar } from './ConsentBar';
import { loadBotCheck } from './loadBotCheck';

/**
 * Asks once the visitor is under way in the page, lets the bot check in after a yes, and puts everything out again after a no or on a page that may have nothing of
 * third parties: by loading it afresh, since a script that has run cannot be undone.
 */
export default function Consent({ allowed }: { allowed: boolean }) {
  const { answer, reopened } = useConsent();
  const pastHeader = useScrolledPastHeader();
  const welcome = allowed && answer === 'accepted';
  useEffect(() => {
    const botCheck = botCheckService();
    if (!welcome && scriptsWereAdded()) window.location.reload();
    else if (welcome && botCheck) loadBotCheck(botCheck);
  }, [welcome]);
  // a page that is left takes the bar that was asked for along
  useEffect(() => () => reopenConsent(false), []);
  const due = reopened || (allowed && !answer && pastHeader);
  return due ? <ConsentBar answer={answer} reopened={reopened} /> : null;
}
