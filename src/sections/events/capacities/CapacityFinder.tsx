import { useState } from 'react';
import { useI18n } from '../../../hooks/useI18n';
import { FinderSummary } from '../../../components/ui/FinderSummary';
import { fitsTightly, rankSpaces } from '../../../domain/events/capacities';
import { capacityQuery, type CapacitySearch } from '../../../domain/events/capacitySearch';
import { parseGuests } from '../../../domain/events/guests';
import { formatNumber } from '../../../domain/i18n/formatNumber';
import { noBreakSpace } from '../../../domain/i18n/formats/format';
import { useQueryState } from '../../../hooks/useQueryState';
import { GuestsField, LayoutPicker } from './CapacityFields';
import * as css from './CapacityFinder.module.css';
import { CapacityRow } from './CapacityRow';
import { SpaceLink } from './SpaceLink';
import { useFormatPeople } from '../../../components/events/useFormatPeople';
import { useSpaceNotes } from '../../../components/events/useSpaceNotes';

interface CapacityFinderProps {
  readonly title: string;
  readonly spaces: readonly Queries.EventSpaceFiguresFragment[];
  readonly askId: string;
}

/** The question is in the address, and the fields are named as its parameters, so that a submit before hydration asks the same. Without script one example. */
export function CapacityFinder({ title, spaces, askId }: CapacityFinderProps) {
  const { t } = useI18n(['events']);
  // who types, or presses a button quickly, changes it many times a second
  const [question, ask] = useQueryState(capacityQuery, { delay: 300 });
  /** The number of guests as it is being typed; an empty field keeps the last answer. */
  const [draft, setDraft] = useState<string | null>(null);
  const unclear = draft?.trim() ? parseGuests(draft) === null : false;

  const type = (written: string) => {
    setDraft(written);
    const guests = parseGuests(written);
    if (guests !== null) ask({ ...question, guests });
  };
  const choose = (guests: number) => {
    setDraft(null);
    ask({ ...question, guests });
  };
  return (
    <section className={`section wrap no-print ${css.finder}`} aria-labelledby="encontre">
      <form className={`stack--wide gap-7 ${css.form}`} aria-labelledby="encontre" onSubmit={(event) => event.preventDefault()}>
        <h2 id="encontre">{title}</h2>
        <noscript>
          <a className="link" href="#espacos">
            {t('events:finder.noScript')}
          </a>
        </noscript>
        <LayoutPicker layout={question.layout} onChange={(layout) => ask({ ...question, layout })} />
        <GuestsField
          guests={question.guests}
          draft={draft}
          unclear={unclear}
          onType={type}
          // what is not understood stays, with the words that say so
          onLeave={() => unclear || setDraft(null)}
          onChoose={choose}
        />
      </form>
      <Results spaces={spaces} question={unclear ? null : question} askId={askId} />
    </section>
  );
}

interface ResultsProps extends Omit<CapacityFinderProps, 'title'> {
  /** null where the number of guests is not understood: it has no answer. */
  readonly question: CapacitySearch | null;
}

/** The spaces that fit, tightest first, marked if the guests nearly fill it; then those that are too small, and those without a figure. */
function Results({ spaces, question, askId }: ResultsProps) {
  const { t, language } = useI18n(['events']);
  const people = useFormatPeople();
  const notesOf = useSpaceNotes();
  if (!question)
    return (
      <div>
        <FinderSummary text="" />
      </div>
    );
  const { layout, guests } = question;
  const { fits, tooSmall, notStated } = rankSpaces({ spaces, layout, guests });
  const sentence = { people: people(guests), as: t(`events:layouts.${layout}.as`) };
  const others = [
    { term: t('events:finder.tooSmall'), names: tooSmall.map(({ space, capacity }) => `${space.name}${noBreakSpace}(${formatNumber(capacity, language)})`) },
    { term: t('events:finder.notStated'), names: notStated.map(({ name }) => name) },
  ].filter(({ names }) => names.length > 0);
  return (
    <div>
      <FinderSummary
        count={fits.length}
        text={fits.length > 0 ? t('events:finder.fits', { count: fits.length, ...sentence }) : t('events:finder.none', sentence)}
      />
      {fits.length > 0 && (
        <ol>
          {fits.map(({ space, capacity }, index) => (
            <CapacityRow
              key={space.slug}
              name={<SpaceLink space={space} />}
              capacity={capacity}
              notes={notesOf(space, layout)}
              best={index === 0 && fitsTightly(capacity, guests) ? t('events:finder.tightest') : undefined}
            />
          ))}
        </ol>
      )}
      <div className={`note soft stack--wide gap-2 ${css.others}`}>
        {others.map(({ term, names }) => (
          <p key={term}>
            <span>{term}</span> <span>{names.join(', ')}</span>
          </p>
        ))}
      </div>
      {(fits.length === 0 || notStated.length > 0) && (
        <a className="link" href={`#${askId}`}>
          {t('events:ask')}
        </a>
      )}
    </div>
  );
}
