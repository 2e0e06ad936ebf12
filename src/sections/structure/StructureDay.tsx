import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DaySection } from '../../components/hours/DaySection';
import { AskHotel } from '../../components/ui/AskHotel';
import { mainServices } from '../../domain/hours/openingHours';
import * as css from './StructureDay.module.css';

export const fragment = graphql`
  fragment StructureDay on Place {
    slug
    name(language: $language)
    hours {
      ...Hours
    }
  }
`;

export const occasion = graphql`
  fragment DayOccasion on Offer {
    name(language: $language)
    intro(language: $language)
    path
    annualDay {
      month
      day
    }
  }
`;

const isMain = (service: string): boolean => mainServices.includes(service);

/** The distinct services of a place, its main one first. */
const servicesOf = (hours: Queries.StructureDayFragment['hours']) =>
  [...new Set(hours.map(({ service }) => service))].sort((one, other) => Number(isMain(other)) - Number(isMain(one)));

interface StructureDayProps {
  readonly words: Queries.SectionWordsFragment;
  readonly places: readonly Queries.StructureDayFragment[];
  /** Restaurants, meals and bars: a row each, with all their services. */
  readonly tables: readonly Queries.StructureDayFragment[];
  /** Offers on one day of the year. */
  readonly occasions: readonly Queries.DayOccasionFragment[];
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
}

/** The day chart of the whole resort: a row for each place with known hours, one for each of its services with hours of its own, then restaurants and bars. */
export function StructureDay({ words, places, tables, occasions, whatsapp }: StructureDayProps) {
  const { t } = useTranslation(['structure', 'hours']);
  const grounds = places.flatMap(({ slug, name, hours }) =>
    servicesOf(hours).map((service) => ({
      slug: `${slug}-${service}`,
      name: isMain(service) ? name : t('structure:serviceOf', { place: name, service: t(`hours:services.${service}`).toLowerCase() }),
      hours: hours.filter((period) => period.service === service),
    })),
  );
  const rows = [...grounds, ...tables.filter(({ hours }) => hours.length > 0)];
  const unknown = places.filter(({ hours }) => hours.length === 0).map(({ name }) => name);
  if (rows.length === 0) return null;
  return (
    <DaySection id={words.slug} title={() => words.title} lead={words.lead} places={rows} occasions={occasions}>
      {unknown.length > 0 && (
        <AskHotel
          className={css.ask}
          whatsapp={whatsapp}
          about={t('structure:askHours')}
          question={t('structure:askHoursMessage', { places: unknown.join(', ') })}
        />
      )}
    </DaySection>
  );
}
