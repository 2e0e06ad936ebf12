import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { ListPart } from '../../components/ui/Fold';
import { formatMoney } from '../../domain/i18n/formatNumber';
import { treatmentsId } from '../../domain/pages/sectionIds';
import { chooseTreatment } from './SpaMessage';
import * as css from './SpaTreatments.module.css';

export const fragment = graphql`
  fragment SpaTreatments on SpaSubject {
    slug
    name(language: $language)
    treatments {
      illustrative
      entries {
        slug
        name(language: $language)
        text(language: $language)
        lengths {
          minutes
          price
        }
      }
    }
  }
`;

/** With more treatments each subject is behind a line. */
const mostInOneList = 24;

interface SpaTreatmentsProps {
  readonly subjects: readonly Queries.SpaTreatmentsFragment[];
  /** Id of the section with the message form, if the page has one: each subject then leads there, and is chosen in it. */
  readonly formId: string | undefined;
}

/** The treatments of the spa, by subject: name, a sentence, lengths with their prices, and the way to ask. Nothing where no subject has any. */
export function SpaTreatments({ subjects, formId }: SpaTreatmentsProps) {
  const { t, language } = useI18n(['spa']);
  const groups = subjects.flatMap(({ treatments, ...subject }) => (treatments ? [{ ...subject, ...treatments }] : []));
  if (groups.length === 0) return null;
  const isLong = groups.reduce((sum, { entries }) => sum + entries.length, 0) > mostInOneList;
  return (
    <section className="section wrap" aria-labelledby="tratamentos">
      <h2 id="tratamentos">{t('spa:treatments')}</h2>
      {groups.map((group) => (
        <div key={group.slug} id={treatmentsId(group.slug)} className={css.group}>
          <ListPart name={treatmentsId(group.slug)} heading={<h3>{group.name}</h3>} count={group.entries.length} folded={isLong}>
            <ul>
              {group.entries.map(({ slug, name, text, lengths }) => (
                <li key={slug}>
                  <h4>{name}</h4>
                  <p className="tabular">
                    {lengths.map(({ minutes, price }) => (
                      <span key={minutes}>
                        {[t('spa:minutes', { count: minutes }), price !== null && formatMoney(price, language)].filter(Boolean).join(', ')}
                      </span>
                    ))}
                  </p>
                  <p className="soft">{text}</p>
                </li>
              ))}
            </ul>
            {formId && (
              <a className="link no-print" href={`#${formId}`} onClick={() => chooseTreatment(group.slug)}>
                {t('spa:ask')} <span className="sr-only">{group.name}</span>
              </a>
            )}
          </ListPart>
        </div>
      ))}
      {groups.some(({ illustrative }) => illustrative) && <p className="note soft">{t('spa:illustrative')}</p>}
    </section>
  );
}
