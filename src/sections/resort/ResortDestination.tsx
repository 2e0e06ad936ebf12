import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/media/Picture';
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
        <p className="lead soft">{t('resort:beaches', { beaches: hotel.beaches })}</p>
      </div>
    </section>
  );
}
