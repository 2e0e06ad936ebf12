import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { Picture } from '../../components/media/Picture';
import { layouts } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { distinctPictures, type ShownElsewhere } from '../../domain/pages/distinctPictures';
import { useLanguage } from '../../hooks/useLanguage';
import { SectionHead } from '../../components/ui/SectionHead';
import * as css from './SpaceCards.module.css';
import { useFormatPeople } from '../../components/events/useFormatPeople';
import { useSpaceNotes } from '../../components/events/useSpaceNotes';

export const fragment = graphql`
  fragment SpaceCards on EventSpace {
    ...EventSpaceFigures
    description(language: $language)
    area
    pictures {
      ...WidePicture
      file {
        relativePath
      }
    }
  }
`;

interface SpaceCardsProps {
  readonly title: string;
  readonly spaces: readonly Queries.SpaceCardsFragment[];
  readonly shownElsewhere: ShownElsewhere;
}

/** Each space with its picture. Its id is its slug: finder and table link to it. */
export function SpaceCards({ title, spaces, shownElsewhere }: SpaceCardsProps) {
  const { t } = useTranslation(['events', 'common']);
  const language = useLanguage();
  const people = useFormatPeople();
  const notesOf = useSpaceNotes();
  const shown = distinctPictures(
    spaces.map(({ pictures }) => pictures),
    shownElsewhere,
  );
  // those without a picture last, so that none has a hole beside it
  const cards = spaces.map((space, index) => ({ space, picture: shown[index] })).sort((a, b) => Number(!a.picture) - Number(!b.picture));
  /** The largest figure of a space with its layout; null if none is given. */
  const largest = ({ capacities }: Queries.SpaceCardsFragment): string | null => {
    const most = Math.max(...layouts.map((layout) => capacities[layout] ?? 0));
    const layout = layouts.find((candidate) => capacities[candidate] === most);
    return layout ? `${people(most)} ${t(`events:layouts.${layout}.as`)}` : null;
  };
  return (
    <section className="section wrap" aria-labelledby="espacos">
      <SectionHead id="espacos" title={title} />
      <ul className={`grid ${css.spaces}`}>
        {cards.map(({ space, picture }) => {
          const facts = [
            { label: t('events:space.area'), value: space.area === null ? null : t('common:squareMetres', { area: formatNumber(space.area, language) }) },
            { label: t('events:space.largest'), value: largest(space) },
          ].filter(({ value }) => value !== null);
          return (
            <li key={space.slug} id={space.slug} className="zoom" tabIndex={-1}>
              {picture && (
                <div className={css.picture}>
                  <Picture picture={picture} sizes="(width < 37.5em) 100vw, 54vw" />
                </div>
              )}
              <h3>{space.name}</h3>
              <div className={css.words}>
                <p>{space.description}</p>
                {notesOf(space).map((note) => (
                  <p key={note} className="note soft">
                    {note}
                  </p>
                ))}
              </div>
              {facts.length > 0 && (
                <dl className={css.facts}>
                  {facts.map(({ label, value }) => (
                    <div key={label}>
                      <dt>{label}</dt>
                      <dd>{value}</dd>
                    </div>
                  ))}
                </dl>
              )}
            </li>
          );
        })}
      </ul>
    </section>
  );
}
