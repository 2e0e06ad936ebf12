import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { OpenState } from '../../components/hours/OpenState';
import { HoursExceptions } from '../../components/hours/HoursExceptions';
import { Picture, shadeStyle } from '../../components/media/Picture';
import { Facts, type ShownFact } from '../../components/ui/Facts';
import { Spoken } from '../../components/ui/Spoken';
import { weekRows } from '../../domain/hours/openingHours';
import { capitalized } from '../../domain/i18n/capitalized';
import { formatWeekdays } from '../../domain/i18n/formatWeekdays';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import { heroId } from '../../domain/pages/sectionIds';
import * as css from './SpaHero.module.css';

export const fragment = graphql`
  fragment SpaHero on Facility {
    minimumAge
    ...PlaceHours
  }
`;

interface SpaHeroProps {
  readonly page: Queries.PageHeroFragment;
  readonly spa: Queries.SpaHeroFragment;
  readonly formId: string | undefined;
}

/** An upright picture, 3:4, over a box as high as the screen. */
const sizes = '(width < 56.25em) 100vw, max(44vw, 705px)';

export function SpaHero({ page: { heading, lead, picture }, spa, formId }: SpaHeroProps) {
  const { t, language } = useI18n(['spa', 'structure', 'hours']);
  const { minimumAge } = spa;
  const weeks = [{ hours: spa.hours, of: [] }, ...(spa.seasons ?? []).map(({ hours, days }) => ({ hours, of: [days] }))];
  const facts: ShownFact[] = weeks
    .flatMap((week) => weekRows(week.hours).map((row) => ({ ...row, of: week.of })))
    .map(({ of, service, days, opens, closes }, index) => ({
      label: capitalized([...of, ...(service === 'open' ? [] : [t(`hours:services.${service}`)]), formatWeekdays(days, language)].join(', '), language),
      value: <Spoken say={(form) => formatTimeRange({ opens, closes }, language, form)} />,
      below: index === 0 && (
        <span className={css.open}>
          <OpenState badge place={spa} whole />
        </span>
      ),
      icon: 'clock',
    }));
  if (minimumAge !== null) facts.push({ label: t('structure:minimumAge'), value: t('structure:years', { count: minimumAge }), icon: 'person' });
  return (
    <section id={heroId} className={`on-dark ${css.hero}`} style={shadeStyle(picture)}>
      <div className={`shade-top filled ${css.image}`}>{picture && <Picture picture={picture} sizes={sizes} priority />}</div>
      <div className={css.text} data-card="">
        <h1>{heading}</h1>
        {lead && <p className="lead">{lead}</p>}
        <Facts facts={facts} />
        <HoursExceptions place={spa} />
        {formId && (
          <a className="btn btn--line mt-7" href={`#${formId}`}>
            {t('spa:request')}
          </a>
        )}
      </div>
    </section>
  );
}
