import { DayChart } from './DayChart';
import { Picture, shadeStyle } from '../../components/media/Picture';
import { weekdayName } from '../../domain/i18n/formatDays';
import { formats } from '../../domain/i18n/formats';
import { heroId } from '../../domain/pages/sectionIds';
import { useLanguage } from '../../hooks/useLanguage';
import type { Dining } from './DiningPanel';
import * as css from './GastronomySections.module.css';

// The sections of the gastronomy page besides its tabs.

/** The hero: text on the left, picture on the right; stacked on phones. */
export function GastronomyHero({ page: { heading, lead, picture } }: { page: Queries.PageHeroFragment }) {
  return (
    <section id={heroId} className={`on-dark on-night ${css.hero}`} style={shadeStyle(picture)}>
      <div className={`shade-top filled ${css.image}`}>
        {picture && <Picture picture={picture} sizes="(width < 56.25em) 138vw, min(147svh, 1350px)" priority />}
      </div>
      <div className={css.text}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </section>
  );
}

/** Opening hours of all restaurants and bars on one day. */
export function DiningDay({ section, places }: { section: Queries.SectionTextFragment; places: readonly Pick<Dining, 'slug' | 'name' | 'hours'>[] }) {
  const language = useLanguage();
  return (
    <DayChart
      id="dia"
      title={(day) => `${section.title} ${formats[language].onWeekday(weekdayName(day, language, 'long'))}`}
      lead={section.lead}
      places={places}
    />
  );
}
