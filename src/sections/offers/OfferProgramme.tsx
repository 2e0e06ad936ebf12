import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Fold } from '../../components/ui/Fold';
import { Spoken } from '../../components/ui/Spoken';
import { formatTime } from '../../domain/i18n/formatTime';
import * as beside from '../../styles/BesideHeading.module.css';
import * as css from './OfferProgramme.module.css';

export const fragment = graphql`
  fragment OfferProgramme on Programme {
    illustrative
    title(language: $language)
    entries {
      time
      text(language: $language)
    }
  }
`;

/** A programme with more entries is behind a line. */
const mostInOneList = 16;

export function OfferProgramme({ programme: { illustrative, title, entries } }: { programme: Queries.OfferProgrammeFragment }) {
  const { t, language } = useI18n(['offers']);
  const list = (
    <ol>
      {entries.map(({ time, text }, index) => (
        <li key={index}>
          <p className="tabular">
            <Spoken say={(form) => formatTime(time, language, form)} />
          </p>
          <p>{text}</p>
        </li>
      ))}
    </ol>
  );
  return (
    <section className={`section wrap grid grid--stacked ${css.programme}`} aria-labelledby="programa">
      <div className={`stack narrow ${beside.heading}`}>
        <h2 id="programa">{title}</h2>
      </div>
      <div className={beside.content}>
        {entries.length > mostInOneList ? (
          <Fold name="programa" label={t('offers:wholeProgramme', { count: entries.length })}>
            {list}
          </Fold>
        ) : (
          list
        )}
        {illustrative && <p className="note soft">{t('offers:illustrative')}</p>}
      </div>
    </section>
  );
}
