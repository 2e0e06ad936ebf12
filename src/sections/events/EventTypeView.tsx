import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Breadcrumbs } from '../../components/layout/Breadcrumbs';
import { Hero } from '../../components/layout/Hero';
import { Picture } from '../../components/media/Picture';
import { classes } from '../../components/ui/classes';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';
import type { Contacts } from '../../domain/contact/contactLinks';
import { type RankedSpace, rankSpaces } from '../../domain/events/capacities';
import { capacityParameters } from '../../domain/events/capacitySearch';
import type { EventType } from '../../domain/events/eventType';
import type { Layout } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import { sectionOf } from '../../queries/sectionOf';
import '../../styles/grounds.css';
import { CapacityRow } from './CapacityRow';
import { EventMessage } from './EventMessage';
import * as css from './EventTypeView.module.css';
import * as link from './SpaceLink.module.css';
import { useSpaceNotes } from './useSpaceNotes';

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
      <Parts section={sectionOf(page, 'momentos')} width={type === 'corporate' ? '58vw' : '50vw'} />
      <Spaces words={sectionOf(page, 'onde-cabe')} layout={layout} fits={fits} />
      <EventMessage words={sectionOf(page, 'conte')} hotel={hotel} type={type} />
    </div>
  );
}

/** The parts of an event, in order, beside one large picture. */
function Parts({ section, width }: { section: Queries.EventTypePartsFragment; width: string }) {
  const [picture] = section.pictures;
  return (
    <section className={css.parts} aria-label={section.title}>
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
    <section className={`section wrap grid ${css.spaces}`} aria-labelledby={words.slug}>
      <div className={css.side}>
        <h2 id={words.slug}>{words.title}</h2>
        <p className="soft">{t('events:moment.scale', { as: t(`events:layouts.${layout}.as`) })}</p>
        {words.path && (
          <SiteLink className="link" to={`${words.path}?${capacityParameters.layout}=${layout}`}>
            {words.action}
            <Icon name="right" />
          </SiteLink>
        )}
      </div>
      <ol>
        {fits.map(({ space, capacity }) => (
          <CapacityRow
            key={space.slug}
            name={
              words.path ? (
                <SiteLink className={link.link} to={`${words.path}#${space.slug}`}>
                  {space.name}
                </SiteLink>
              ) : (
                space.name
              )
            }
            capacity={capacity}
            share={capacity / most}
            notes={notesOf(space, layout)}
          />
        ))}
      </ol>
    </section>
  );
}
