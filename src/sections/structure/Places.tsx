import { graphql } from 'gatsby';
import { useEffect, useRef } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { OpenState } from '../../components/hours/OpenState';
import { WeekHours } from '../../components/hours/WeekHours';
import { Picture } from '../../components/media/Picture';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { AskHotel } from '../../components/ui/AskHotel';
import { Facts } from '../../components/ui/Facts';
import * as row from '../../components/tabs/TabRow.module.css';
import { hasHours, mainHours } from '../../domain/hours/hoursOn';
import { distinctPictures, type ShownElsewhere } from '../../domain/pages/distinctPictures';
import { useCurrentSection } from '../../hooks/useCurrentSection';
import * as css from './Places.module.css';

export const fragment = graphql`
  fragment StructurePlace on Facility {
    slug
    name(language: $language)
    description(language: $language)
    minimumAge
    path
    ...PlaceHours
    facts {
      label(language: $language)
      value(language: $language)
    }
    pictures {
      ...HalfPicture
      file {
        relativePath
      }
    }
  }
`;

/** The places with their index; below them the way to the chart of the tables' hours, and a question for the hours that the hotel has not given. */
export function Places({ places, shownElsewhere }: { places: readonly Queries.StructurePlaceFragment[]; shownElsewhere: ShownElsewhere }) {
  const { t } = useI18n(['structure']);
  const shown = distinctPictures(places, shownElsewhere);
  const unknown = places.filter((place) => !hasHours({ ...place, exceptions: null })).map(({ name }) => name);
  return (
    <>
      <div className={css.places}>
        {places.length > 1 && <PlaceIndex places={places} />}
        <div className={`wrap grid align-start ${css.list}`}>
          {places.map((place, index) => (
            <PlaceEntry key={place.slug} place={place} picture={shown[index]} />
          ))}
        </div>
      </div>
      <div className={`wrap row no-print ${css.tables}`}>
        <ArrowLink to="/gastronomia#dia">{t('structure:tables')}</ArrowLink>
        {unknown.length > 0 && <AskHotel question={t('structure:askHoursMessage', { places: unknown.join(', ') })} />}
      </div>
    </>
  );
}

/** The index of the places: a sticky row of links above them, which looks like `TabRow`. */
function PlaceIndex({ places }: { places: readonly Pick<Queries.StructurePlaceFragment, 'slug' | 'name'>[] }) {
  const { t } = useI18n(['structure']);
  const list = useRef<HTMLUListElement>(null);
  const current = useCurrentSection(places.map(({ slug }) => slug));

  // if the row overflows, the link of the current place is scrolled to its centre; above all places it stands at its beginning
  useEffect(() => {
    const scroller = list.current;
    const link = scroller?.querySelector<HTMLElement>('[aria-current]');
    if (!scroller || scroller.scrollWidth <= scroller.clientWidth) return;
    scroller.scrollLeft = link ? link.offsetLeft - (scroller.clientWidth - link.offsetWidth) / 2 : 0;
  }, [current]);

  return (
    <nav className={`no-print ${row.sticky}`} aria-label={t('structure:places')}>
      <ul ref={list} className={`relative ${row.list} ${css.index}`}>
        {places.map(({ slug, name }) => (
          <li key={slug}>
            <a className={row.tab} href={`#${slug}`} aria-current={slug === current ? 'location' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

/** One place: a large picture, text, facts, its hours and whether it is open now. Its id is its slug. */
function PlaceEntry({ place, picture }: { place: Queries.StructurePlaceFragment; picture: Queries.StructurePlaceFragment['pictures'][number] | undefined }) {
  const { t } = useI18n(['structure']);
  const { slug, name, description, minimumAge, path, facts } = place;
  const age = minimumAge === null ? [] : [{ label: t('structure:minimumAge'), value: t('structure:years', { count: minimumAge }) }];
  // a place with a page of its own has its facts there
  const shown = path ? [] : [...facts, ...age];
  return (
    <article id={slug} className={css.place} aria-labelledby={`${slug}-nome`}>
      {picture && (
        <figure>
          <Picture picture={picture} sizes="(width < 56.25em) 100vw, 54vw" />
        </figure>
      )}
      <div className={`stack gap-3 ${css.text}`}>
        <h2 id={`${slug}-nome`} className="h3">
          {name}
        </h2>
        <p className="soft">{description}</p>
        {path && (
          <ArrowLink to={path} about={name}>
            {t('structure:more')}
          </ArrowLink>
        )}
      </div>
      {(hasHours(place) || shown.length > 0) && (
        <div className={`stack--wide gap-5 ${css.side}`}>
          {hasHours(place) && (
            <div className={`stack--wide gap-2 ${css.hours}`}>
              <WeekHours place={place} />
              <p className="note">
                <OpenState badge place={mainHours(place)} capital whole />
              </p>
            </div>
          )}
          {shown.length > 0 && <Facts facts={shown} className={css.facts} />}
        </div>
      )}
    </article>
  );
}
