import { useI18n } from '../../hooks/useI18n';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { useHotel } from '../../hooks/usePage';
import * as css from './AskHotel.module.css';
import { classes } from './classes';
import { NewTabLink } from './NewTabLink';

interface AskHotelProps {
  /** The question as the guest sends it, in the page's language. */
  readonly question: string;
  readonly className?: string | undefined;
}

/** One sentence, the same everywhere, with a WhatsApp link for what the hotel has not stated; the question is written (docs/hotel-rules.md 1.3). */
export function AskHotel({ question, className }: AskHotelProps) {
  const { t } = useI18n(['common']);
  const { whatsapp } = useHotel();
  return (
    <p className={classes('row soft no-print', css.ask, className)}>
      <span>{t('common:anyQuestion')}</span>
      <NewTabLink icon="whatsapp" href={whatsappLink(whatsapp, question)}>
        {t('common:askHotel')}
      </NewTabLink>
    </p>
  );
}
