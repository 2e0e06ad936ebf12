import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import { Picture } from '../../components/media/Picture';
import * as large from '../../styles/LabelledFigures.module.css';
import * as css from './ResortDestination.module.css';

export const fragment = graphql`
  fragment ResortFigures on Hotel {
    beaches
  }
`;

interface ResortDestinationProps {
  readonly section: Queries.ResortSectionFragment;
  readonly hotel: Queries.ResortFiguresFragment;
}

/** The destination: a full-width picture of the coast, and how many beaches the town has. */
export function ResortDestination({ section, hotel }: ResortDestinationProps) {
  const { t } = useTranslation(['resort']);
  const language = useLanguage();
  const [coast] = section.pictures;
  return (
    <section className={`section ${css.destination}`} aria-labelledby={section.slug}>
      {coast && (
        <div className={css.coast}>
          <Picture picture={coast} sizes="(width < 56.25em) 178vw, 100vw" />
        </div>
      )}
      <div className={`wrap ${css.words}`}>
        <h2 id={section.slug}>{section.title}</h2>
        <dl className={`${large.figures} ${css.figures}`}>
          <div>
            <dt>{t('resort:beaches')}</dt>
            <dd>{formatNumber(hotel.beaches, language)}</dd>
          </div>
        </dl>
      </div>
    </section>
  );
}
