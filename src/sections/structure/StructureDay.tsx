import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DayChart } from '../../components/hours/DayChart';
import { ownServices } from '../../domain/hours/ownServices';

export const fragment = graphql`
  fragment StructureDay on Facility {
    slug
    name(language: $language)
    hours {
      ...Hours
    }
  }
`;

type Service = Queries.HoursFragment['service'];

/** The services of a place, each once, its own first. */
function servicesOf(hours: Queries.StructureDayFragment['hours']): Service[] {
  const services = [...new Set(hours.map(({ service }) => service))];
  return [...services.filter((service) => ownServices.includes(service)), ...services.filter((service) => !ownServices.includes(service))];
}

interface StructureDayProps {
  readonly words: Queries.SectionWordsFragment;
  readonly places: readonly Queries.StructureDayFragment[];
}

/** Today at the resort, hour by hour: a row for each place with known hours, and one for each of its services that keeps hours of its own. */
export function StructureDay({ words, places }: StructureDayProps) {
  const { t } = useTranslation(['structure', 'hours']);
  const rows = places.flatMap(({ slug, name, hours }) =>
    servicesOf(hours).map((service) => ({
      slug: `${slug}-${service}`,
      name: ownServices.includes(service) ? name : t('structure:serviceOf', { place: name, service: t(`hours:services.${service}`).toLowerCase() }),
      hours: hours.filter((stretch) => stretch.service === service),
    })),
  );
  if (rows.length === 0) return null;
  return (
    <section className="on-sand section" aria-labelledby={words.slug}>
      <div className="wrap">
        <DayChart places={rows} first="sat">
          {({ chart }) => (
            <>
              <div className="head">
                <h2 id={words.slug}>{words.title}</h2>
                {words.lead && (
                  <div className="head__side">
                    <p className="soft">{words.lead}</p>
                  </div>
                )}
              </div>
              {chart}
            </>
          )}
        </DayChart>
      </div>
    </section>
  );
}
