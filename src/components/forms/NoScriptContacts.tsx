import { useTranslation } from 'react-i18next';
import { type Contacts, mailLink, phoneLink, whatsappLink } from '../../domain/contact/contactLinks';
import * as css from './Form.module.css';

/** Replaces a form without JavaScript and without an endpoint: telephone, WhatsApp and e-mail. */
export function NoScriptContacts({ contacts }: { contacts: Contacts }) {
  const { t } = useTranslation(['forms']);
  return (
    <noscript>
      <p>{t('forms:noScript')}</p>
      <ul className={css.contacts}>
        <li>
          <a className="link" href={phoneLink(contacts.phone)}>
            {contacts.phone}
          </a>
        </li>
        <li>
          <a className="link" href={whatsappLink(contacts.whatsapp)}>
            WhatsApp
          </a>
        </li>
        <li>
          <a className="link" href={mailLink(contacts.email)}>
            {contacts.email}
          </a>
        </li>
      </ul>
    </noscript>
  );
}
