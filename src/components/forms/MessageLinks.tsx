import { useTranslation } from 'react-i18next';
import { type Contacts, mailLink, whatsappLink } from '../../domain/contact/contactLinks';
import { useMessages } from '../../i18n/useMessages';
import { Icon } from '../ui/Icon';

interface MessageLinksProps {
  readonly subject: string;
  /** The whole form in plain text. */
  readonly message: string;
  readonly contacts: Contacts;
}

/** Links that send the composed message by WhatsApp or e-mail (line ends CRLF, RFC 6068). */
export function MessageLinks({ subject, message, contacts }: MessageLinksProps) {
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
