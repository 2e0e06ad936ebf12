import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Picture } from '../../components/media/Picture';
import { Plan } from '../../components/media/Plan';
import { AskHotel } from '../../components/ui/AskHotel';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { PrintButton } from '../../components/ui/PrintButton';
import { layouts } from '../../domain/events/layouts';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { distinctPictures, type ShownElsewhere } from '../../domain/pages/distinctPictures';
import { SectionHead } from '../../components/ui/SectionHead';
import { classes } from '../../components/ui/classes';
import * as css from './SpaceCards.module.css';
import { useFormatPeople } from '../../components/events/useFormatPeople';
import { useLayoutFigures, useSpaceNotes } from '../../components/events/useSpaceNotes';

export const fragment = graphql`
  fragment SpaceCards on EventSpace {
    ...EventSpaceFigures
    description(language: $language)
    area
    rainPlan(language: $language)
    planPicture {
      ...PlanPicture
    }
    plan {
      ...FileLink
    }
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
  const { t, language } = useI18n(['events', 'common']);
  const people = useFormatPeople();
  const notesOf = useSpaceNotes();
  const figuresOf = useLayoutFigures();
  const shown = distinctPictures(spaces, shownElsewhere);
  // those without a picture last, so that none has a hole beside it
  const cards = spaces.map((space, index) => ({ space, picture: shown[index] })).sort((a, b) => Number(!a.picture) - Number(!b.picture));
  const pictured = cards.filter(({ picture }) => picture).length;
  /** Whether a card has a row of its own: the first, the largest, and a picture that no other is left for. */
  const isAlone = (index: number): boolean => index === 0 || (index === pictured - 1 && index % 2 === 1);
  const largest = ({ capacities }: Queries.SpaceCardsFragment): string | null => {
    const most = Math.max(...layouts.map((layout) => capacities[layout] ?? 0));
    const layout = layouts.find((candidate) => capacities[candidate] === most);
    return layout ? `${people(most)} ${t(`events:layouts.${layout}.as`)}` : null;
  };
  return (
    <section className="section wrap" aria-labelledby="espacos">
      <SectionHead id="espacos" title={title} />
      <ul className={`grid align-start ${css.spaces}`}>
        {cards.map(({ space, picture }, index) => {
          const facts = [
            { label: t('events:space.area'), value: space.area === null ? null : t('common:squareMetres', { area: formatNumber(space.area, language) }) },
            { label: t('events:space.largest'), value: largest(space) },
          ].filter(({ value }) => value !== null);
          return (
            <li key={space.slug} id={space.slug} className={classes('zoom', isAlone(index) && css.alone)} tabIndex={-1} data-card="">
              {picture && (
                <div className={`clipped ${css.picture}`}>
                  <Picture picture={picture} sizes="(width < 37.5em) 100vw, 54vw" />
                </div>
              )}
              <h3>{space.name}</h3>
              <div className={css.text}>
                <p>{space.description}</p>
                {notesOf(space).map((note) => (
                  <p key={note} className="note soft">
                    {note}
                  </p>
                ))}
                {space.rainPlan && (
                  <p>
                    <b>{t('events:space.rain')}</b> {space.rainPlan}
                  </p>
                )}
                <Plan picture={space.planPicture} file={space.plan} of={space.name} sizes="(width < 37.5em) 92vw, 32rem" />
              </div>
              <div className={`no-print ${css.figures}`}>
                {facts.length > 0 && <Facts facts={facts} className={css.facts} />}
                {largest(space) && (
                  <details className={css.capacities}>
                    <summary>
                      {t('events:space.capacities')}
                      <Icon name="plus" />
                    </summary>
                    <Facts
                      facts={layouts
                        .map((layout) => ({ label: t(`events:layouts.${layout}.name`), value: figuresOf(space, layout) }))
                        .filter(({ value }) => value !== null)}
                    />
                  </details>
                )}
              </div>
            </li>
          );
        })}
      </ul>
      <div className={`row no-print ${css.end}`}>
        <AskHotel question={t('events:table.areasMessage')} />
        <PrintButton />
      </div>
    </section>
  );
}
