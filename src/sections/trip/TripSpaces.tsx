import { useTranslation } from 'react-i18next';
import { SheetLink } from '../../components/ui/SheetLink';
import { SiteLink } from '../../components/ui/SiteLink';
import { rankSpaces } from '../../domain/events/capacities';
import { searchToQuery } from '../../domain/events/capacitySearch';
import { sheetPath } from '../../domain/pages/addresses';
import { useFormatPeople } from '../events/useFormatPeople';
import { useSpaceNotes } from '../events/useSpaceNotes';
import { SavedList } from './SavedList';
import * as css from './Trip.module.css';
import type { ResolvedTrip } from './tripItems';

type Space = ResolvedTrip['spaces'][number];

/** The event spaces of a trip, each with the layout and guests asked for, and its capacity. */
export function TripSpaces({ spaces, shared }: { spaces: readonly Space[]; shared: boolean }) {
  const { t } = useTranslation(['trip', 'events']);
  const people = useFormatPeople();
  const notesOf = useSpaceNotes();
  const answer = (space: Space, { layout, guests }: NonNullable<Space['question']>): string => {
    const { fits, tooSmall } = rankSpaces({ spaces: [space], layout, guests });
    if (fits[0]) return t('trip:fits', { people: people(fits[0].capacity) });
    return tooSmall[0] ? t('trip:tooSmall', { people: people(tooSmall[0].capacity) }) : t('trip:notStated');
  };
  return (
    <SavedList
      heading={t('trip:spaces')}
      shared={shared}
      things={spaces.map((space) => ({
        item: { list: 'spaces', slug: space.slug, ...(space.question && { question: space.question }) },
        name: space.name,
        view: (
          <div className={css.words}>
            <h3>
              <SiteLink to={`/detalhes-eventos${space.question ? searchToQuery(space.question) : ''}#${space.slug}`}>{space.name}</SiteLink>
            </h3>
            {space.question && (
              <p>
                <b>{t('trip:question', { people: people(space.question.guests), as: t(`events:layouts.${space.question.layout}.as`) })}.</b>{' '}
                {answer(space, space.question)}
              </p>
            )}
            {notesOf(space, space.question?.layout).map((note) => (
              <p key={note} className="note soft">
                {note}
              </p>
            ))}
            <SheetLink to={sheetPath.eventSpace(space.slug)} of={space.name} />
          </div>
        ),
      }))}
    />
  );
}
