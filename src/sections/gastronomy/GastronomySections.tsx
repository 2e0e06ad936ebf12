import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { DaySection } from '../../components/hours/DaySection';
import { OpenBadge } from '../../components/hours/OpenBadge';
import { WeekHours } from '../../components/hours/WeekHours';
import { Picture } from '../../components/media/Picture';
import { weekdayName } from '../../domain/i18n/formatDays';
import { heroId } from '../../domain/pages/sectionIds';
import { useLanguage } from '../../hooks/useLanguage';
import type { Dining } from './DiningPanel';
import * as css from './GastronomySections.module.css';
import { ReserveTable } from './ReserveTable';

// The sections of the gastronomy page besides its tabs.

/** The hero: text on the left, picture on the right; stacked on phones. */
export function GastronomyHero({ words: { heading, lead, picture } }: { words: Queries.PageHeroFragment }) {
  return (
    <section id={heroId} className={`on-dark on-night ${css.hero}`}>
      <div className={`shade-top ${css.image}`}>{picture && <Picture picture={picture} sizes="(width < 56.25em) 138vw, min(147svh, 1350px)" priority />}</div>
      <div className={css.words}>
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
      </div>
    </section>
  );
}

interface DiningDayProps {
  readonly words: Queries.SectionWordsFragment;
  readonly places: readonly Pick<Dining, 'slug' | 'name' | 'hours'>[];
}

/** Opening hours of all restaurants and bars on one day. */
export function DiningDay({ words, places }: DiningDayProps) {
  const { t } = useTranslation(['gastronomy']);
  const language = useLanguage();
  return (
    <DaySection
      id="dia"
      title={(day) => {
        const weekday = weekdayName(day, language, 'long').replace('-feira', '');
        return t('gastronomy:day', { weekday: weekday.charAt(0).toUpperCase() + weekday.slice(1), words: words.title });
      }}
      lead={words.lead}
      places={places}
    />
  );
}

export const fragment = graphql`
  fragment Feijoada on Section {
    title(language: $language)
    lead(language: $language)
    pictures {
      ...HalfPicture
      file {
        relativePath
      }
    }
  }
`;

interface FeijoadaProps {
  readonly section: Queries.FeijoadaFragment;
  /** The feijoada itself, with its hours. */
  readonly moment: Dining;
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
}

/** Saturday's feijoada, with its hours and a table reservation (docs/hotel-rules.md 7.1). */
export function Feijoada({ section: { title, lead, pictures }, moment, whatsapp }: FeijoadaProps) {
  const [picture] = pictures;
  return (
    <section className={css.feijoada} aria-labelledby="sabado">
      <div className={css.feijoadaPicture}>{picture && <Picture picture={picture} sizes="(width < 56.25em) 100vw, 55vw" />}</div>
      <div className={css.feijoadaWords}>
        <h2 id="sabado">{title}</h2>
        {lead && <p className="lead">{lead}</p>}
        <div className={css.hours}>
          <WeekHours hours={moment.hours} />
          <p className={css.open}>
            <OpenBadge hours={moment.hours} />
          </p>
        </div>
        <ReserveTable name={moment.name} hours={moment.hours} whatsapp={whatsapp} className="btn--line" />
      </div>
    </section>
  );
}
