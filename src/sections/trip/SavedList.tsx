import { type ReactNode, useEffect, useRef, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeTrip } from '../../browser/tripStore';
import { SaveButton } from '../../components/trip/SaveButton';
import { removeFromTrip, addToTrip, type TripItem } from '../../domain/trip/trip';
import * as css from './Trip.module.css';

interface SavedItem {
  readonly item: TripItem;
  readonly name: string;
  /** The view of the item. */
  readonly view: ReactNode;
}

interface SavedListProps {
  readonly heading: string;
  readonly things: readonly SavedItem[];
  /** The items of a shared trip can be saved, but not removed. */
  readonly shared: boolean;
  /** Below the list. */
  readonly children?: ReactNode;
}

/** The saved items of one kind, each with a button that removes it, which can be undone in the same place. */
export function SavedList({ heading, things, shared, children }: SavedListProps) {
  const { t } = useTranslation(['trip']);
  const [dropped, setDropped] = useState<Omit<SavedItem, 'view'> | null>(null);
  const undo = useRef<HTMLButtonElement>(null);
  const title = useRef<HTMLHeadingElement>(null);
  // the pressed button is gone: focus moves to the undo button
  useEffect(() => {
    if (dropped) undo.current?.focus();
  }, [dropped]);
  if (things.length === 0 && !dropped) return null;

  const bringBack = () => {
    if (dropped) changeTrip((trip) => addToTrip(trip, dropped.item));
    setDropped(null);
    title.current?.focus();
  };
  return (
    <section className={css.part}>
      <h2 ref={title} tabIndex={-1}>
        {heading}
      </h2>
      <div>
        <ul className={css.things}>
          {things.map(({ item, name, view }) => (
            <li key={item.slug}>
              {view}
              {shared ? (
                <SaveButton item={item} name={name} withTripLink={false} />
              ) : (
                <button
                  type="button"
                  className={`link ${css.drop}`}
                  onClick={() => {
                    changeTrip((trip) => removeFromTrip(trip, item));
                    setDropped({ item, name });
                  }}
                >
                  {t('trip:drop')}
                  <span className="sr">{` ${name}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        <p role="status" className={css.dropped}>
          {dropped && (
            <>
              {t('trip:dropped', { name: dropped.name })}{' '}
              <button ref={undo} type="button" className="link" onClick={bringBack}>
                {t('trip:undo')}
              </button>
            </>
          )}
        </p>
        {children}
      </div>
    </section>
  );
}
