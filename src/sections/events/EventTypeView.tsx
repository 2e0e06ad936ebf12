import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/layout/Breadcrumbs';
import { Hero } from '../../components/layout/Hero';
import { classes } from '../../components/ui/classes';
import type { Contacts } from '../../domain/contact/contactLinks';
import { rankSpaces } from '../../domain/events/capacities';
import type { Layout } from '../../domain/events/layouts';
import type { EventType } from '../../domain/events/eventType';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import { sectionOf } from '../../queries/sectionOf';
import '../../styles/grounds.css';
import { EventMessage } from './EventMessage';
import * as css from './EventTypeView.module.css';
import { EventTypeParts } from './EventTypeParts';
import { EventTypeSpaces } from './EventTypeSpaces';

export const fragment = graphql`
  fragment EventTypeView on PageWords {
    path
    ...PageHero
    sections {
      ...SectionWords
      ...EventTypeParts
    }
  }
`;

/** The layout whose capacities a type of event shows. */
const layoutOf: Readonly<Record<EventType, Layout>> = { social: 'dinnerWithoutStage', marriage: 'cocktail', corporate: 'auditorium' };
const nameOf = { social: 'evento-social', marriage: 'casamento', corporate: 'evento-corporativo' } as const satisfies Record<EventType, string>;

interface EventTypeViewProps {
  readonly type: EventType;
  readonly page: Queries.EventTypeViewFragment;
  readonly spaces: readonly Queries.EventSpaceFiguresFragment[];
  readonly hotel: Contacts;
}

/** The view of the three types of events: hero, a sentence in large type, three parts, the spaces that fit, a message form. */
export function EventTypeView({ type, page, spaces, hotel }: EventTypeViewProps) {
  const { t } = useTranslation(['events', 'footer']);
  const language = useLanguage();
  const layout = layoutOf[type];
  /** Every space with a figure for the layout, the smallest first. */
  const { fits } = rankSpaces({ spaces, layout, guests: 1 });
  const range = t('events:moment.range', {
    count: fits.length,
    as: t(`events:layouts.${layout}.as`),
    least: formatNumber(fits[0]?.capacity ?? 0, language),
    most: formatNumber(fits.at(-1)?.capacity ?? 0, language),
  });
  return (
    <div className={classes(css.moment, css[type])}>
      <Hero
        heading={page.heading}
        picture={page.picture}
        height="tall"
        crumbs={<Breadcrumbs parents={[{ label: t('footer:links.eventos'), path: '/eventos' }]} here={t(`footer:links.${nameOf[type]}`)} />}
      />
      <div className={`section wrap grid ${css.intro}`}>
        <p>
          {page.lead} {type === 'corporate' && range}
        </p>
      </div>
      <EventTypeParts section={sectionOf(page, 'momentos')} type={type} />
      <EventTypeSpaces words={sectionOf(page, 'onde-cabe')} layout={layout} fits={fits} />
      <EventMessage words={sectionOf(page, 'conte')} hotel={hotel} type={type} />
    </div>
  );
}
