import { useEffect, useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { type Contacts, mailLink, whatsappLink } from '../../domain/contact/contactLinks';
import { useOnline } from '../../hooks/useOnline';
import { useMessages } from '../../i18n/useMessages';
import { classes } from '../ui/classes';
import { Icon } from '../ui/Icon';
import * as css from './Form.module.css';
import type { Outcome } from './useForm';

interface MessageLinksProps {
  readonly subject: string;
  /** The whole form in plain text. */
  readonly message: string;
  readonly contacts: Contacts;
}

/** Links that send the composed message by WhatsApp or e-mail (line ends CRLF, RFC 6068). */
function MessageLinks({ subject, message, contacts }: MessageLinksProps) {
  const { t } = useTranslation(['common']);
  const formT = useMessages('formMessages');
  return (
    <>
      <a
        className="btn btn--line"
        href={whatsappLink(contacts.whatsapp, message)}
        target="_blank"
        rel="noopener"
        aria-label={t('common:opensInNewTab', { name: formT('formMessages:whatsapp') })}
      >
        <Icon name="whatsapp" />
        {formT('formMessages:whatsapp')}
      </a>
      <a className="btn btn--line" href={mailLink(contacts.email, { subject, body: message.replaceAll('\n', '\r\n') })}>
        <Icon name="mail" />
        {formT('formMessages:mail')}
      </a>
    </>
  );
}

interface FormOutcomeProps {
  readonly kind: 'spa' | 'signUp' | 'event';
  readonly outcome: Outcome;
  /** Whether all errors have been corrected. */
  readonly corrected: boolean;
  readonly subject: string;
  readonly contacts: Contacts;
  /** Called before a retry, whose button disappears. */
  readonly onRetry: () => void;
}

/** The state of sending: announced politely while it succeeds, assertively if it failed, then with other ways to send the message. */
export function FormOutcome({ kind, outcome, corrected, subject, contacts, onRetry }: FormOutcomeProps) {
  const { t } = useTranslation(['forms']);
  const formT = useMessages('formMessages');
  const online = useOnline();
  const { state } = outcome;
  const failedOffline = state === 'failed' && outcome.reason === 'offline';
  const done = state === 'sent' || state === 'composed';
  const words =
    (state === 'sending' && formT('formMessages:sending')) ||
    (!online && !failedOffline && t('forms:offline')) ||
    (online && failedOffline && t('forms:online')) ||
    (corrected && state === 'idle' && formT('formMessages:corrected'));

  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (['sent', 'composed', 'failed'].includes(state)) place.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  return (
    <div ref={place}>
      <div className={classes(css.outcome, done && css.ok)}>
        {done && <Icon name="check" />}
        <div>
          <div role="status">
            {words && <p className="note">{words}</p>}
            {done && (
              <p>
                <b>{formT(`formMessages:${state}`)}</b>
                <br />
                {state === 'sent' ? formT(`formMessages:sentWords.${kind}`) : formT('formMessages:composedWords')}
              </p>
            )}
          </div>
          {state === 'composed' && (
            <>
              <p className={css.preview} dir="auto">
                {outcome.message}
              </p>
              <div className={css.chips}>
                <MessageLinks subject={subject} message={outcome.message} contacts={contacts} />
              </div>
            </>
          )}
        </div>
      </div>
      {state === 'failed' && (
        <div className={css.failed} role="alert">
          <p>
            <b>{formT(`formMessages:failures.${outcome.reason}`)}</b>
            <br />
            {formT('formMessages:kept')}
          </p>
          <div className={css.chips}>
            <button type="submit" className="btn" data-replay="" onClick={onRetry}>
              {formT('formMessages:retry')}
            </button>
            <MessageLinks subject={subject} message={outcome.message} contacts={contacts} />
          </div>
        </div>
      )}
    </div>
  );
}
