import { graphql } from 'gatsby';
import { useRef, useState } from 'react';
import { useI18n } from '../../../hooks/useI18n';
import { Icon } from '../../../components/ui/Icon';
import { classes } from '../../../components/ui/classes';
import { maximumCompared } from '../../../domain/rooms/comparison';
import { hashStore } from '../../../browser/hash';
import { useStore } from '../../../hooks/useStore';
import { useComparison } from '../../../hooks/useComparison';
import { useCopy } from '../../../hooks/useCopy';
import { CompareBox } from './CompareBox';
import { ComparisonTable } from './ComparisonTable';
import { ScaledRoom } from './ScaledRoom';
import * as css from './Comparison.module.css';
import * as scale from './ScaledRoom.module.css';

export const fragment = graphql`
  fragment Comparison on Room {
    ...Scale
    ...RoomFacts
  }
`;

/** A single room is not compared. */
const fewestCompared = 2;

/** Every room as a square on one scale with a checkbox, and a table of two to four side by side, chosen by the visitor or in the address. */
export function Comparison({ section, rooms }: { section: Queries.SectionTextFragment; rooms: readonly Queries.ComparisonFragment[] }) {
  const { t } = useI18n(['rooms']);
  const comparison = useComparison(rooms.map(({ slug }) => slug));
  const { compared, compare } = comparison;
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
          {rooms.map((room) => (
            <li key={room.slug} className={classes(compared.includes(room.slug) && scale.isHere)}>
              <label className={scale.item}>
                <ScaledRoom room={room}>
                  {(name) => (
                    <span className={scale.name}>
                      <CompareBox slug={room.slug} comparison={comparison} />
                      <span>{name}</span>
                    </span>
                  )}
                </ScaledRoom>
              </label>
            </li>
          ))}
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
