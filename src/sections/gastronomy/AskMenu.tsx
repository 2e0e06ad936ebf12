import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { whatsappLink } from '../../domain/contact/contactLinks';

interface AskMenuProps {
  readonly name: string;
  /** URL of the digital menu; null if there is none. */
  readonly menu: string | null;
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
}

/** A link to the digital menu; if there is none, a WhatsApp link that asks for it. */
export function AskMenu({ name, menu, whatsapp }: AskMenuProps) {
  const { t } = useTranslation(['gastronomy', 'common']);
  return (
    <a className="btn btn--line" href={menu ?? whatsappLink(whatsapp, t('gastronomy:menuMessage', { name }))} target="_blank" rel="noopener">
      <Icon name="menuCard" />
      {menu ? t('gastronomy:menu') : t('gastronomy:askMenu')}
      <span className="sr">{`, ${name} (${t('common:newTab')})`}</span>
    </a>
  );
}
