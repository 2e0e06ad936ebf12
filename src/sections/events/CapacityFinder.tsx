import { useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../components/trip/SaveButton';
import * as finder from '../../components/ui/FinderSummary.module.css';
import { largestCapacity, rankSpaces } from '../../domain/events/capacities';
import { type CapacitySearch, searchFromQuery, searchToQuery } from '../../domain/events/capacitySearch';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import { replaceQueryString, useQueryString } from '../../hooks/useQueryString';
import { GuestsField, LayoutPicker } from './CapacityFields';
import * as css from './CapacityFinder.module.css';
import { CapacityRow } from './CapacityRow';
import * as link from './SpaceLink.module.css';
import { useFormatPeople } from './useFormatPeople';
import { useSpaceNotes } from './useSpaceNotes';

interface CapacityFinderProps {
  readonly title: string;
  readonly spaces: readonly Queries.EventSpaceFiguresFragment[];
  /** Id of the section with the contact form of the events team. */
  readonly askId: string;
}

/** Milliseconds by which updates of the address are debounced: browsers refuse more than about a hundred in 30 s. */
const debounce = 300;

/** The capacity finder's question, kept in the query string, and its setter; the default question in the server's HTML. */
function useCapacitySearch(): [question: CapacitySearch, ask: (change: Partial<CapacitySearch>) => void] {
  const search = useQueryString();
  const [asked, setAsked] = useState<CapacitySearch | null>(null);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  useEffect(() => {
    const followAddress = () => {
      if (timer.current === undefined) setAsked(null);
    };
    window.addEventListener('popstate', followAddress);
    return () => {
      window.removeEventListener('popstate', followAddress);
      clearTimeout(timer.current);
    };
  }, []);

  const question = asked ?? searchFromQuery(search);
  const ask = (change: Partial<CapacitySearch>) => {
    const next = { ...question, ...change };
    setAsked(next);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      timer.current = undefined;
      replaceQueryString(searchToQuery(next, window.location.search));
    }, debounce);
  };
  return [question, ask];
}

/**
 * Finds spaces for a layout and a number of guests; the question is in the address. The fields are named as its parameters, so that a submit before hydration
 * asks the same question. Without JavaScript it shows one example, and the table below has all figures.
 */
export function CapacityFinder({ title, spaces, askId }: CapacityFinderProps) {
  const { t } = useTranslation(['events']);
  const [question, ask] = useCapacitySearch();
  return (
    <section className={`section wrap ${css.finder}`} aria-labelledby="encontre">
      <form className={css.form} aria-labelledby="encontre" onSubmit={(event) => event.preventDefault()}>
        <h2 id="encontre">{title}</h2>
        <noscript>
          <a className="link" href="#capacidades">
            {t('events:finder.noScript')}
          </a>
        </noscript>
        <LayoutPicker layout={question.layout} onChange={(layout) => ask({ layout })} />
        <GuestsField guests={question.guests} largest={largestCapacity(spaces)} onChange={(guests) => ask({ guests })} />
      </form>
      <Results spaces={spaces} question={question} askId={askId} />
    </section>
  );
}

/** The spaces that fit, tightest first; then those that are too small, and those without a figure for the layout. */
function Results({ spaces, question: { layout, guests }, askId }: Omit<CapacityFinderProps, 'title'> & { question: CapacitySearch }) {
  const { t } = useTranslation(['events']);
  const language = useLanguage();
  const people = useFormatPeople();
  const notesOf = useSpaceNotes();
  const { fits, tooSmall, notStated } = rankSpaces({ spaces, layout, guests });
  const sentence = { people: people(guests), as: t(`events:layouts.${layout}.as`) };
  const others = [
    { term: t('events:finder.tooSmall'), names: tooSmall.map(({ space, capacity }) => `${space.name} (${formatNumber(capacity, language)})`) },
    { term: t('events:finder.notStated'), names: notStated.map(({ name }) => name) },
  ].filter(({ names }) => names.length > 0);
  return (
    <div>
      <p className={finder.summary} role="status">
        {fits.length > 0 ? (
          <>
            <b>{fits.length}</b> {t('events:finder.fits', { count: fits.length, ...sentence })}
          </>
        ) : (
          t('events:finder.none', sentence)
        )}
      </p>
      {fits.length > 0 && (
        <ol>
          {fits.map(({ space, capacity }, index) => (
            <CapacityRow
              key={space.slug}
              name={
                <a className={link.link} href={`#${space.slug}`}>
                  {space.name}
                </a>
              }
              capacity={capacity}
              share={guests / capacity}
              notes={notesOf(space, layout)}
              best={index === 0 ? t('events:finder.tightest') : undefined}
              action={<SaveButton item={{ list: 'spaces', slug: space.slug, question: { layout, guests } }} name={space.name} />}
            />
          ))}
        </ol>
      )}
      <dl className={`note ${css.others}`}>
        {others.map(({ term, names }) => (
          <div key={term}>
            <dt>{term}</dt>
            <dd className="soft">{names.join(', ')}</dd>
          </div>
        ))}
      </dl>
      {(fits.length === 0 || notStated.length > 0) && (
        <a className="link" href={`#${askId}`}>
          {t('events:ask')}
        </a>
      )}
    </div>
  );
}
