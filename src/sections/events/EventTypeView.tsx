import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/layout/Breadcrumbs';
import { Hero } from '../../components/layout/Hero';
import { Picture, type PictureData } from '../../components/media/Picture';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { classes } from '../../components/ui/classes';
import type { Contacts } from '../../domain/contact/contactLinks';
import { type RankedSpace, rankSpaces, suitsEvent } from '../../domain/events/capacities';
import { capacityParameters } from '../../domain/events/capacitySearch';
import type { EventType } from '../../domain/events/eventType';
import type { Layout } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import { sectionOf } from '../../domain/pages/sectionOf';
import '../../styles/grounds.css';
import { CapacityRow } from './capacities/CapacityRow';
import { EventMessage } from './EventMessage';
import * as columns from '../../styles/BesideHeading.module.css';
import * as parted from '../../styles/Parts.module.css';
import * as css from './EventTypeView.module.css';
import { SpaceLink } from './capacities/SpaceLink';
import { useSpaceNotes } from '../../components/events/useSpaceNotes';

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

export const parts = graphql`
  fragment EventTypeParts on Section {
    title(language: $language)
    items {
      slug
      title(language: $language)
      text(language: $language)
    }
    pictures {
      ...HalfPicture
    }
  }
`;

/** The layout whose capacities a type of event shows. */
const layoutOf: Readonly<Record<EventType, Layout>> = { social: 'dinnerWithoutStage', marriage: 'cocktail', corporate: 'auditorium' };

interface EventTypeViewProps {
  readonly type: EventType;
  readonly page: Queries.EventTypeViewFragment;
  readonly spaces: readonly Queries.EventSpaceFiguresFragment[];
  readonly hotel: Contacts;
}

/** The view of the three types of events: hero, a sentence in large type (beside it the section's second picture, if any), three parts, the spaces that fit, a message form. */
export function EventTypeView({ type, page, spaces, hotel }: EventTypeViewProps) {
  const { t } = useTranslation(['events']);
  const language = useLanguage();
  const layout = layoutOf[type];
  /** Every suitable space with a figure for the layout, the smallest first. */
  const { fits } = rankSpaces({ spaces: spaces.filter((space) => suitsEvent(space, type)), layout, guests: 1 });
  const range = t('events:capacities.range', {
    count: fits.length,
    as: t(`events:layouts.${layout}.as`),
    least: formatNumber(fits[0]?.capacity ?? 0, language),
    most: formatNumber(fits.at(-1)?.capacity ?? 0, language),
  });
  const parts = sectionOf(page, 'momentos');
  const [large, beside] = parts.pictures;
  return (
    <div className={classes(css.type, type !== 'marriage' && css[type])}>
      <Hero heading={page.heading} picture={page.picture} height="tall" crumbs={<Breadcrumbs path={page.path} name={page.heading} />} />
      <div className={`section wrap grid ${css.intro}`}>
        <p>
          {page.lead} {type === 'corporate' && range}
        </p>
        {beside && (
          <div className={css.beside}>
            <Picture picture={beside} sizes="(width < 56.25em) 100vw, 42vw" />
          </div>
        )}
      </div>
      <Parts section={parts} picture={large} width={type === 'corporate' ? '58vw' : '50vw'} />
      <Spaces words={sectionOf(page, 'onde-cabe')} layout={layout} fits={fits} />
      <EventMessage words={sectionOf(page, 'conte')} hotel={hotel} type={type} />
    </div>
  );
}

/** The parts of an event, in order, beside one large picture. */
function Parts({ section, picture, width }: { section: Queries.EventTypePartsFragment; picture: PictureData | undefined; width: string }) {
  return (
    <section className={`${parted.parts} ${css.parts}`} aria-label={section.title}>
      {picture && (
        <div className={css.picture}>
          <Picture picture={picture} sizes={`(width < 56.25em) 100vw, ${width}`} />
        </div>
      )}
      <ol>
        {section.items.map(({ slug, title, text }) => (
          <li key={slug}>
            <h2>{title}</h2>
            <p>{text}</p>
          </li>
        ))}
      </ol>
    </section>
  );
}

interface SpacesProps {
  readonly words: Queries.SectionWordsFragment;
  readonly layout: Layout;
  /** Spaces with a figure for the layout, the smallest first. */
  readonly fits: readonly RankedSpace<Queries.EventSpaceFiguresFragment>[];
}

/** The spaces that fit, with their capacities as bars on one scale. */
function Spaces({ words, layout, fits }: SpacesProps) {
  const { t } = useTranslation(['events']);
  const notesOf = useSpaceNotes();
  const most = fits.at(-1)?.capacity ?? 1;
  return (
    <section className="section wrap grid" aria-labelledby={words.slug}>
      <div className={columns.heading}>
        <h2 id={words.slug}>{words.title}</h2>
        <p className="soft">{t('events:capacities.scale', { as: t(`events:layouts.${layout}.as`) })}</p>
        {words.path && <ArrowLink to={`${words.path}?${capacityParameters.layout}=${layout}`}>{words.action}</ArrowLink>}
      </div>
      <ol className={`${columns.content} ${css.fits}`}>
        {fits.map(({ space, capacity }) => (
          <CapacityRow
            key={space.slug}
            name={words.path ? <SpaceLink space={space} page={words.path} /> : space.name}
            capacity={capacity}
            share={capacity / most}
            notes={notesOf(space, layout)}
          />
        ))}
      </ol>
    </section>
  );
}
