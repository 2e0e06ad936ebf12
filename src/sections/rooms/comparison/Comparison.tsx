import { graphql } from 'gatsby';
import { type CSSProperties, useRef, useState } from 'react';
import { useI18n } from '../../../hooks/useI18n';
import { Icon } from '../../../components/ui/Icon';
import { classes } from '../../../components/ui/classes';
import { formatNumber } from '../../../domain/i18n/formatNumber';
import { comparisonFromQuery, comparisonToQuery, maximumCompared } from '../../../domain/rooms/comparison';
import { hashStore } from '../../../browser/hash';
import { useStore } from '../../../hooks/useStore';
import { useCopy } from '../../../hooks/useCopy';
import { useQueryState } from '../../../hooks/useQueryState';
import { ComparisonTable } from './ComparisonTable';
import * as css from './Comparison.module.css';
import * as scale from './ScaledRoom.module.css';

export const fragment = graphql`
  fragment Comparison on Room {
    slug
    name(language: $language)
    area
    ...RoomFacts
  }
`;

/** A single room is not compared. */
const fewestCompared = 2;

/** The compared rooms, only in the query string, so that a comparison can be shared. */
function useCompared(known: readonly string[]) {
  const [compared, setCompared] = useQueryState<readonly string[]>({ read: (search) => comparisonFromQuery(search, known), write: comparisonToQuery });
  const compare = (slug: string, wanted: boolean) => {
    // read again, not from this render: boxes that were ticked before hydration change one after the other
    const before = comparisonFromQuery(window.location.search, known);
    if (wanted !== before.includes(slug)) setCompared(wanted ? [...before, slug] : before.filter((other) => other !== slug));
  };
  return { compared, compare };
}

/**
 * Every room as a square on one scale, which is decorative, with a checkbox; and a table of two to four side by side, chosen by the visitor or in the address.
 */
export function Comparison({ section, rooms }: { section: Queries.SectionTextFragment; rooms: readonly Queries.ComparisonFragment[] }) {
  const { t, language } = useI18n(['rooms', 'common']);
  const { compared, compare } = useCompared(rooms.map(({ slug }) => slug));
  const picker = useRef<HTMLFieldSetElement>(null);
  const chosen = compared.flatMap((slug) => rooms.filter((room) => room.slug === slug));
  const { copied, copy } = useCopy(compared.join());
  // open where rooms are compared or a link leads here, until the visitor opens or closes it for these rooms
  const [toggled, setToggled] = useState<{ readonly compared: string; readonly open: boolean } | null>(null);
  const linked = useStore(hashStore) === 'comparar';
  const open = toggled?.compared === compared.join() ? toggled.open : linked || compared.length > 0;

  const remove = (slug: string) => {
    compare(slug, false);
    picker.current?.querySelector<HTMLInputElement>(`input[value="${slug}"]`)?.focus();
  };

  return (
    <details
      id="comparar"
      className={classes('scripted', css.comparison, chosen.length < fewestCompared && 'no-print')}
      open={open}
      onToggle={({ currentTarget }) => setToggled({ compared: compared.join(), open: currentTarget.open })}
    >
      <summary>
        <h3 className="h4">{section.title}</h3>
        <Icon name="down" />
      </summary>
      {section.lead && <p className="soft">{section.lead}</p>}
      <p role="status" className={`no-print ${css.status}`}>
        {t('rooms:status', { count: compared.length, least: fewestCompared, most: maximumCompared })}
      </p>
      <fieldset ref={picker} className="no-print">
        <legend className="sr-only">{t('rooms:pick')}</legend>
        <ol className={scale.scale}>
          {rooms.map(({ slug, name, area }) => {
            const chosenHere = compared.includes(slug);
            const metres = t('common:squareMetres', { area: formatNumber(area, language) });
            return (
              <li key={slug} className={classes(chosenHere && scale.isHere)}>
                <label className={scale.item}>
                  <span className={scale.square} style={{ '--side': Math.sqrt(area).toFixed(2) } as CSSProperties} aria-hidden="true">
                    <span>{metres}</span>
                  </span>
                  <span className={scale.name}>
                    <input
                      type="checkbox"
                      value={slug}
                      checked={chosenHere}
                      disabled={compared.length >= maximumCompared && !chosenHere}
                      onChange={(event) => compare(slug, event.currentTarget.checked)}
                    />
                    <span>
                      {name}
                      <span className="sr-only">{` (${metres})`}</span>
                    </span>
                  </span>
                  <span className={scale.area} aria-hidden="true">
                    {metres}
                  </span>
                </label>
              </li>
            );
          })}
        </ol>
      </fieldset>
      <div className={`row no-print ${css.foot}`}>
        {chosen.length >= fewestCompared && (
          <button type="button" className="link" onClick={() => copy(window.location.href.replace(/#.*/, '') + '#comparar')}>
            {t('rooms:copy')}
          </button>
        )}
        <p role="status" className="note soft">
          {copied !== null && (copied ? t('rooms:copied') : t('rooms:notCopied'))}
        </p>
      </div>
      {chosen.length >= fewestCompared && <ComparisonTable rooms={chosen} onRemove={remove} />}
    </details>
  );
}
