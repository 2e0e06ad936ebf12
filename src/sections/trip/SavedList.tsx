import { type ReactNode, useRef, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { changeTrip } from '../../browser/tripStore';
import { SaveButton } from '../../components/trip/SaveButton';
import { SiteLink } from '../../components/ui/SiteLink';
import { removeFromTrip, addToTrip, type TripItem } from '../../domain/trip/trip';
import * as css from './Trip.module.css';

interface SavedItem {
  readonly item: TripItem;
  readonly name: string;
  readonly to: string;
  readonly picture?: ReactNode;
  readonly details?: ReactNode;
}

interface SavedListProps {
  readonly heading: string;
  readonly items: readonly SavedItem[];
  /** The items of a shared trip can be saved, but not removed. */
  readonly shared: boolean;
  readonly children?: ReactNode;
}

const focus = (element: HTMLElement | null) => element?.focus();

/** The saved items of one kind, each with a button that removes it, which can be undone in the same place. */
export function SavedList({ heading, items, shared, children }: SavedListProps) {
  const { t } = useI18n(['trip']);
  const [dropped, setDropped] = useState<SavedItem | null>(null);
  const title = useRef<HTMLHeadingElement>(null);
  if (items.length === 0 && !dropped) return null;

  const bringBack = () => {
    if (dropped) changeTrip((trip) => addToTrip(trip, dropped.item));
    setDropped(null);
    title.current?.focus();
  };
  return (
    <section className={css.part}>
      <h2 ref={title} className="h3" tabIndex={-1}>
        {heading}
      </h2>
      <div>
        <ul className={css.saved}>
          {items.map(({ picture, details, ...saved }) => (
            <li key={saved.item.slug} className="row">
              {picture && <div className={`cropped ${css.picture}`}>{picture}</div>}
              <div className={`stack ${css.text}`}>
                <h3 className="h4">
                  <SiteLink className="touch" to={saved.to}>
                    {saved.name}
                  </SiteLink>
                </h3>
                {details}
              </div>
              {shared ? (
                <SaveButton item={saved.item} name={saved.name} />
              ) : (
                <button
                  type="button"
                  className={`link no-print ${css.remove}`}
                  onClick={() => {
                    changeTrip((trip) => removeFromTrip(trip, saved.item));
                    setDropped(saved);
                  }}
                >
                  {t('trip:drop')}
                  <span className="sr-only">{` ${saved.name}`}</span>
                </button>
              )}
            </li>
          ))}
        </ul>
        <p role="status" className={`row no-print ${css.removed}`}>
          {dropped && (
            <>
              <span>{`${t('trip:dropped', { name: dropped.name })} `}</span>
              {/* the pressed button is gone: focus moves to this one */}
              <button key={dropped.item.slug} ref={focus} type="button" className="link" onClick={bringBack}>
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
