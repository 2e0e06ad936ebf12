import { useEffect, useRef } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { isCut, mailMessageLink, whatsappMessageLink } from '../../domain/contact/messageLinks';
import type { FormKind } from '../../domain/forms/fields';
import { useHotel } from '../../hooks/usePage';
import { useOnline } from '../../hooks/useOnline';
import { useMessages } from '../../i18n/useMessages';
import { classes } from '../ui/classes';
import { CopyText } from '../ui/CopyText';
import { Icon } from '../ui/Icon';
import * as css from './Form.module.css';
import type { Outcome } from './postForm';

/** Links that send the composed message by WhatsApp or e-mail, and a button that copies it: the whole, where the links hold only its start. */
function MessageLinks({ subject, message }: { subject: string; message: string }) {
  const { t } = useI18n(['common']);
  const { whatsapp, email } = useHotel();
  const { t: formT } = useMessages('formMessages');
  const chat = whatsappMessageLink(whatsapp, message);
  const mail = mailMessageLink(email, { subject, message });
  return (
    <>
      <a className="btn btn--line" href={chat} target="_blank" rel="noopener" aria-label={t('common:opensInNewTab', { name: formT('formMessages:whatsapp') })}>
        <Icon name="whatsapp" />
        {formT('formMessages:whatsapp')}
      </a>
      <a className="btn btn--line" href={mail}>
        <Icon name="mail" />
        {formT('formMessages:mail')}
      </a>
      <CopyText
        text={message}
        note={[chat, mail].some(isCut) ? formT('formMessages:cut') : undefined}
        labels={{ copy: formT('formMessages:copy'), copied: formT('formMessages:copied'), selected: formT('formMessages:selected') }}
      />
    </>
  );
}

interface FormOutcomeProps {
  readonly kind: FormKind;
  readonly outcome: Outcome;
  readonly corrected: boolean;
  readonly subject: string;
  readonly onRetry: () => void;
}

/** The state of sending, then other ways to send the message if it failed. */
export function FormOutcome({ kind, outcome, corrected, subject, onRetry }: FormOutcomeProps) {
  const { t: formT } = useMessages('formMessages');
  const online = useOnline();
  const { state } = outcome;
  const done = state === 'sent' || state === 'composed';
  const text =
    (state === 'sending' && formT('formMessages:sending')) ||
    (state === 'failed' && outcome.reason === 'offline' && online && formT('formMessages:online')) ||
    (corrected && state === 'idle' && formT('formMessages:corrected'));

  const place = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (['sent', 'composed', 'failed'].includes(state)) place.current?.scrollIntoView({ block: 'nearest' });
  }, [state]);

  return (
    <div ref={place}>
      <div className={classes(css.outcome, done && `on-paper mt-5 ${css.sent}`)}>
        {done && <Icon name="check" />}
        <div>
          <div role="status">
            {text && <p className="note">{text}</p>}
            {done && (
              <p>
                <b>{formT(`formMessages:${state}`)}</b>
                <br />
                <span>{state === 'sent' ? formT(`formMessages:sentText.${kind}`) : formT('formMessages:composedText')}</span>
              </p>
            )}
          </div>
          {state === 'composed' && (
            <>
              <p className={`note ${css.preview}`} dir="auto">
                {outcome.message}
              </p>
              <div className="row gap-2 mt-5">
                <MessageLinks subject={subject} message={outcome.message} />
              </div>
            </>
          )}
        </div>
      </div>
      {state === 'failed' && (
        <div className={`on-paper mt-5 ${css.failed}`}>
          <p role="alert">
            <b>{formT(`formMessages:failures.${outcome.reason}`)}</b>
            <br />
            {formT('formMessages:kept')}
          </p>
          <div className="row gap-2 mt-5">
            <button type="submit" className="btn" data-replay="" onClick={onRetry}>
              {formT('formMessages:retry')}
            </button>
            <MessageLinks subject={subject} message={outcome.message} />
          </div>
        </div>
      )}
    </div>
  );
}
