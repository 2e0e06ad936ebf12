import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { classes } from '../../components/ui/classes';
import { whatsappLink } from '../../domain/contact/whatsappLink';

interface ReserveTableProps {
  /** The restaurant, or what is served. */
  readonly name: string;
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
  readonly className?: string;
}

/** Asks for a table by WhatsApp, with the message composed. */
export function ReserveTable({ name, whatsapp, className }: ReserveTableProps) {
  const { t } = useTranslation(['gastronomy', 'common']);
  return (
    <a className={classes('btn', className)} href={whatsappLink(whatsapp, t('gastronomy:tableMessage', { name }))} target="_blank" rel="noopener">
      <Icon name="fork" />
      {t('gastronomy:reserve')}
      <span className="sr">{` ${t('gastronomy:whatsapp')}, ${name} (${t('common:newTab')})`}</span>
    </a>
  );
}
