import { useTranslation } from 'react-i18next';
import { SaveButton } from '../../components/trip/SaveButton';
import { rankSpaces } from '../../domain/events/capacities';
import type { CapacitySearch } from '../../domain/events/capacitySearch';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import { CapacityRow } from './CapacityRow';
import * as css from './CapacityResults.module.css';
import { useFormatPeople } from './useFormatPeople';
import { useSpaceNotes } from './useSpaceNotes';
import * as finder from '../../components/ui/FinderSummary.module.css';
import * as link from './SpaceLink.module.css';

interface CapacityResultsProps {
  readonly spaces: readonly Queries.EventSpaceFiguresFragment[];
  readonly question: CapacitySearch;
  /** Id of the section with the contact form of the events team. */
  readonly askId: string;
}

/** The spaces that fit, tightest first; then those that are too small, and those without a figure for the layout. */
export function CapacityResults({ spaces, question: { layout, guests }, askId }: CapacityResultsProps) {
  const { t } = useTranslation(['events']);
  const language = useLanguage();
  const people = useFormatPeople();
  const notesOf = useSpaceNotes();
  const { fits, tooSmall, notStated } = rankSpaces({ spaces, layout, guests });
  const sentence = { people: people(guests), as: t(`events:layouts.${layout}.as`) };
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
        {tooSmall.length > 0 && (
          <div>
            <dt>{t('events:finder.tooSmall')}</dt>
            <dd>{tooSmall.map(({ space, capacity }) => `${space.name} (${formatNumber(capacity, language)})`).join(', ')}</dd>
          </div>
        )}
        {notStated.length > 0 && (
          <div>
            <dt>{t('events:finder.notStated')}</dt>
            <dd>{notStated.map(({ name }) => name).join(', ')}</dd>
          </div>
        )}
      </dl>
      {(fits.length === 0 || notStated.length > 0) && (
        <a className="link" href={`#${askId}`}>
          {t('events:ask')}
        </a>
      )}
    </div>
  );
}
