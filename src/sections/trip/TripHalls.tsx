import { useTranslation } from 'react-i18next';
import { SheetLink } from '../../components/ui/SheetLink';
import { SiteLink } from '../../components/ui/SiteLink';
import { rankSpaces } from '../../domain/events/capacities';
import { questionToQuery } from '../../domain/events/capacityQuestion';
import { sheetPath } from '../../domain/pages/addresses';
import { useFormatPeople } from '../events/useFormatPeople';
import { useSpaceNotes } from '../events/useSpaceNotes';
import { SavedList } from './SavedList';
import * as css from './Trip.module.css';
import type { ResolvedTrip } from './tripItems';

type Hall = ResolvedTrip['halls'][number];

/** The event spaces of a trip, each with the layout and guests asked for, and its capacity. */
export function TripHalls({ halls, shared }: { halls: readonly Hall[]; shared: boolean }) {
  const { t } = useTranslation(['trip', 'events']);
  const people = useFormatPeople();
  const notesOf = useSpaceNotes();
  const answer = (hall: Hall, { layout, guests }: NonNullable<Hall['question']>): string => {
    const { fits, tooSmall } = rankSpaces({ spaces: [hall], layout, guests });
    if (fits[0]) return t('trip:fits', { people: people(fits[0].capacity) });
    return tooSmall[0] ? t('trip:tooSmall', { people: people(tooSmall[0].capacity) }) : t('trip:notStated');
  };
  return (
    <SavedList
      heading={t('trip:halls')}
      shared={shared}
      things={halls.map((hall) => ({
        thing: { list: 'spaces', slug: hall.slug, ...(hall.question && { question: hall.question }) },
        name: hall.name,
        view: (
          <div className={css.words}>
            <h3>
              <SiteLink to={`/detalhes-eventos${hall.question ? questionToQuery(hall.question) : ''}#${hall.slug}`}>{hall.name}</SiteLink>
            </h3>
            {hall.question && (
              <p>
                <b>{t('trip:question', { people: people(hall.question.guests), as: t(`events:layouts.${hall.question.layout}.as`) })}.</b>{' '}
                {answer(hall, hall.question)}
              </p>
            )}
            {notesOf(hall, hall.question?.layout).map((note) => (
              <p key={note} className="note soft">
                {note}
              </p>
            ))}
            <SheetLink to={sheetPath.eventSpace(hall.slug)} of={hall.name} />
          </div>
        ),
      }))}
    />
  );
}
