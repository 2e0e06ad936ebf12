import { useTranslation } from 'react-i18next';
import { whatsappLink } from '../../domain/contact/contactLinks';
import * as css from './AskHotel.module.css';
import { classes } from './classes';
import { Icon } from './Icon';

interface AskHotelProps {
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
  /** What the page does not say, such as “Menus and prices?”. */
  readonly about: string;
  /** The question as the guest sends it, in the page's language. */
  readonly question: string;
  readonly className?: string | undefined;
}

/** A line with a WhatsApp link for questions about what the hotel has not stated, which the page omits elsewhere (docs/hotel-rules.md 1.3). */
export function AskHotel({ whatsapp, about, question, className }: AskHotelProps) {
  const { t } = useTranslation(['common']);
  return (
    <p className={classes('soft', css.ask, className)}>
      <span>{about}</span>
      <a className="link" href={whatsappLink(whatsapp, question)} target="_blank" rel="noopener">
        <Icon name="whatsapp" />
        {t('common:askHotel')}
        <span className="sr">{` (${t('common:newTab')})`}</span>
      </a>
    </p>
  );
}
