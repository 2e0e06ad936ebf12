import type { ReactNode } from 'react';
import { classes } from '../../../components/ui/classes';
import { formatNumber } from '../../../domain/i18n/formatNumber';
import { useLanguage } from '../../../hooks/useLanguage';
import { useFormatPeople } from '../../../components/events/useFormatPeople';
import * as css from './CapacityRow.module.css';

/** A space in a list: name, notes, guests. */
export function CapacityRow({ name, capacity, notes, best }: { name: ReactNode; capacity: number; notes: readonly string[]; best?: string | undefined }) {
  const people = useFormatPeople();
  const language = useLanguage();
  return (
    <li className={classes(css.row, best && css.best)}>
      <div>
        <h3>{name}</h3>
        {best && <p className={css.praise}>{best}</p>}
        {notes.map((note) => (
          <p key={note} className={css.note}>
            {note}
          </p>
        ))}
      </div>
      <p className={css.figure}>
        <span aria-hidden="true">{formatNumber(capacity, language)}</span>
        <span className="sr-only">{people(capacity)}</span>
      </p>
    </li>
  );
}
