import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { useHotel } from '../../hooks/useHotel';
import { Paragraphs } from '../../components/ui/Paragraphs';
import * as columns from '../../styles/BesideHeading.module.css';
import * as css from './WayHere.module.css';

export function WayHere({ words }: { words: Queries.SectionWordsFragment }) {
  const { t } = useTranslation(['contact', 'common']);
  const { whatsapp } = useHotel();
  return (
    <section className="section" aria-labelledby={words.slug}>
      <div className="wrap grid">
        <div className={columns.heading}>
          <h2 id={words.slug}>{words.title}</h2>
          {words.lead && <p className="soft">{words.lead}</p>}
        </div>
        <div className={columns.content}>
          <Paragraphs text={words.text} className="lead" />
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
