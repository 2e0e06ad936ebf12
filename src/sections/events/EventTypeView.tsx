import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Breadcrumbs } from '../../components/layout/Breadcrumbs';
import { Hero } from '../../components/layout/Hero';
import { Picture } from '../../components/media/Picture';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { FileLink } from '../../components/ui/FileLink';
import { classes } from '../../components/ui/classes';
import { type RankedSpace, rankSpaces, suitsEvent, weddingGuests } from '../../domain/events/capacities';
import { capacityParameters } from '../../domain/events/capacitySearch';
import type { EventType } from '../../domain/events/eventType';
import type { Layout } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { sectionOf, withSection } from '../../domain/pages/sectionOf';
import '../../styles/backgrounds.css';
import { CapacityRow } from './capacities/CapacityRow';
import { EventMessage } from './EventMessage';
import * as columns from '../../styles/BesideHeading.module.css';
import * as parted from '../../styles/Parts.module.css';
import * as css from './EventTypeView.module.css';
import { SpaceLink } from './capacities/SpaceLink';
import { useSpaceNotes } from '../../components/events/useSpaceNotes';

export const fragment = graphql`
  fragment EventTypeView on PageText {
    ...PageHero
    brochure {
      ...FileLink
    }
    sections {
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

export const space = graphql`
  fragment EventTypeSpace on EventSpace {
    ...EventSpaceFigures
    rainPlan(language: $language)
  }
`;

const layoutOf: Readonly<Record<EventType, Layout>> = { social: 'dinnerWithoutStage', marriage: 'cocktail', corporate: 'auditorium' };

interface EventTypeViewProps {
  readonly type: EventType;
  readonly page: Queries.EventTypeViewFragment;
  readonly spaces: readonly Queries.EventTypeSpaceFragment[];
  readonly contact: Queries.EventsTeamFragment | null;
}

/** The view of the three types of events. */
export function EventTypeView({ type, page, spaces, contact }: EventTypeViewProps) {
  const { t, language } = useI18n(['events']);
  const layout = layoutOf[type];
  const { fits } = rankSpaces({ spaces: spaces.filter((space) => suitsEvent(space, type)), layout, guests: 1 });
  const range = t('events:capacities.range', {
    count: fits.length,
    as: t(`events:layouts.${layout}.as`),
    least: formatNumber(fits[0]?.capacity ?? 0, language),
    most: formatNumber(fits.at(-1)?.capacity ?? 0, language),
  });
  const conte = sectionOf(page, 'conte');
  return (
    <div className={classes(css.type, type !== 'marriage' && css[type])}>
      <Hero heading={page.heading} picture={page.picture} height="tall" crumbs={<Breadcrumbs />}>
        {conte && (
          <a className="btn mt-7" href={`#${conte.slug}`}>
            {t(`events:quote.${type}`)}
          </a>
        )}
      </Hero>
      {withSection(page, 'momentos', (section) => (
        <Parts section={section} sentence={page.lead} brochure={page.brochure} range={type === 'corporate' && fits.length > 0 ? range : null} />
      ))}
      {withSection(page, 'onde-cabe', (section) => (
        <>
          {fits.length > 0 && <Spaces section={section} type={type} fits={fits} />}
          <Band picture={section.pictures[0]} />
        </>
      ))}
      {conte && <EventMessage section={conte} type={type} contact={contact} />}
    </div>
  );
}

interface PartsProps {
  readonly section: Queries.EventTypePartsFragment;
  readonly sentence: string | null;
  readonly range: string | null;
  readonly brochure: Queries.FileLinkFragment | null;
}

/** A sentence and the parts of an event, in order, beside the section's picture, or between two. */
function Parts({ section: { title, items, pictures }, sentence, range, brochure }: PartsProps) {
  const { t } = useI18n(['events']);
  return (
    <section className={classes(parted.parts, css.parts, pictures.length > 1 && css.between)} aria-label={title}>
      {pictures.slice(0, 2).map((picture) => (
        <div key={picture.alt} className={css.picture}>
          <Picture picture={picture} sizes="(width < 56.25em) 150vw, 88vw" />
        </div>
      ))}
      <div className={`stack--wide gap-5 ${css.text}`}>
        <h2 className="h3">{sentence}</h2>
        {range && <p className="lead">{range}</p>}
        <ol>
          {items.map(({ slug, title: name, text }) => (
            <li key={slug}>
              <h3 className="h4">{name}</h3>
              <p className="soft balanced">{text}</p>
            </li>
          ))}
        </ol>
        {brochure && <FileLink file={brochure}>{t('events:brochure')}</FileLink>}
      </div>
    </section>
  );
}

/** A picture as wide as the screen, after the spaces. */
const Band = ({ picture }: { picture: Queries.EventTypePartsFragment['pictures'][number] | undefined }) =>
  picture && (
    <div className={`no-print ${css.band}`}>
      <Picture picture={picture} sizes="(width < 56.25em) 140vw, 100vw" />
    </div>
  );

interface SpacesProps {
  readonly section: Queries.SectionTextFragment;
  readonly type: EventType;
  readonly fits: readonly RankedSpace<Queries.EventTypeSpaceFragment>[];
}

/** The spaces that fit, with the guests they take; for a wedding, which has few, to a cocktail and to dinner. */
function Spaces({ section, type, fits }: SpacesProps) {
  const { t, language } = useI18n(['events']);
  const notesOf = useSpaceNotes();
  const layout = layoutOf[type];
  const nameOf = (space: Queries.EventSpaceFiguresFragment) => (section.path ? <SpaceLink space={space} page={section.path} /> : space.name);
  return (
    <section className="section wrap grid grid--stacked" aria-labelledby={section.slug}>
      <div className={`stack narrow ${columns.heading}`}>
        <h2 id={section.slug}>{section.title}</h2>
        <p className="soft balanced">
          {type === 'marriage' ? t('events:capacities.byLayout') : t('events:capacities.scale', { as: t(`events:layouts.${layout}.as`) })}
        </p>
        {section.path && <ArrowLink to={`${section.path}?${capacityParameters.layout}=${layout}`}>{section.action}</ArrowLink>}
      </div>
      <ol className={`${columns.content} ${css.fits}`}>
        {fits.map((one) =>
          type === 'marriage' ? (
            <li key={one.space.slug} className={css.space}>
              <h3>{nameOf(one.space)}</h3>
              <dl>
                {weddingGuests(one.space).map(({ part, guests, varies }) => (
                  <div key={part}>
                    <dt className="soft">{t(`events:capacities.${part}`)}</dt>
                    <dd className="semibold">{t('events:capacities.upTo', { guests: formatNumber(guests, language) })}</dd>
                    {varies && <dd className="note soft">{t('events:capacities.varies')}</dd>}
                  </div>
                ))}
              </dl>
              {one.space.rainPlan && (
                <p className="note soft">
                  <b>{t('events:space.rain')}</b> {one.space.rainPlan}
                </p>
              )}
            </li>
          ) : (
            <CapacityRow key={one.space.slug} name={nameOf(one.space)} capacity={one.capacity} notes={notesOf(one.space, layout)} />
          ),
        )}
      </ol>
    </section>
  );
}
