import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useHotel } from '../../hooks/useHotel';
import { useLanguage } from '../../hooks/useLanguage';
import { Paragraphs } from '../../components/ui/Paragraphs';
import * as columns from '../../styles/BesideHeading.module.css';
import * as css from './WayHere.module.css';

export const fragment = graphql`
  fragment WayHere on Hotel {
    kilometresFromCity
  }
`;

interface WayHereProps {
  readonly words: Queries.SectionWordsFragment;
  readonly hotel: Queries.WayHereFragment;
}

/** The way to the hotel: how far it is, and a WhatsApp link with the question written. */
export function WayHere({ words, hotel }: WayHereProps) {
  const { t } = useTranslation(['contact', 'common']);
  const language = useLanguage();
  const { whatsapp } = useHotel();
  return (
    <section className={`section ${css.way}`} aria-labelledby={words.slug}>
      <div className="wrap grid">
        <div className={columns.heading}>
          <h2 id={words.slug}>{words.title}</h2>
          {words.lead && <p className="soft">{words.lead}</p>}
          <Paragraphs text={words.text} className="soft" />
        </div>
        <div className={columns.content}>
          <p className="lead">{t('contact:distance', { kilometres: formatNumber(hotel.kilometresFromCity, language) })}</p>
          <p className={css.ask}>
            <a className="link" href={whatsappLink(whatsapp, t('contact:wayMessage'))} target="_blank" rel="noopener">
              <Icon name="whatsapp" />
              {t('contact:askWay')}
              <span className="sr-only">{` (${t('common:newTab')})`}</span>
            </a>
          </p>
        </div>
      </div>
    </section>
  );
}
