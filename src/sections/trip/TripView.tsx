import { useId, useRef, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { PrintButton } from '../../components/ui/PrintButton';
import { SiteLink } from '../../components/ui/SiteLink';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { countSaved } from '../../domain/trip/trip';
import { tripPath } from '../../domain/pages/addresses';
import { tripToQuery } from '../../domain/trip/tripQuery';
import { useCopy } from '../../hooks/useCopy';
import { useHydrated } from '../../hooks/useHydrated';
import * as css from './Trip.module.css';
import { TripDay } from './TripDay';
import { TripPictures, TripRooms } from './TripLists';
import { TripMessage } from './TripMessage';
import { TripStay } from './TripStay';
import { type AvailableItems, picturesOf, resolveTrip } from './tripItems';
import { useTripPage } from './useTripPage';

function ShareTrip({ address }: { address: string }) {
  const { t } = useI18n(['trip']);
  const id = useId();
  const field = useRef<HTMLInputElement>(null);
  const { copied, copy } = useCopy(address);
  return (
    <div className={`stack ${css.share}`}>
      <label htmlFor={id}>{t('trip:send.link')}</label>
      <input ref={field} id={id} className="box note" value={address} readOnly onFocus={(event) => event.currentTarget.select()} />
      <div className="row">
        <button type="button" className="btn btn--line" onClick={() => copy(address, field.current)}>
          {t('trip:send.copy')}
        </button>
        <PrintButton className="btn btn--line">{t('trip:send.print')}</PrintButton>
      </div>
      <p role="status" className="note">
        {copied !== null && (copied ? t('trip:send.copied') : t('trip:send.notCopied'))}
      </p>
    </div>
  );
}

const focus = (element: HTMLElement | null) => element?.focus();

const slugOf = ({ slug }: { readonly slug: string }): string => slug;

/** A trip: the saved items, the dates, the plan of a day, and how to print, share and send it. */
function Trip(available: AvailableItems) {
  const { t, language } = useI18n(['trip', 'common']);
  const { rooms, places, albums } = available;
  const pictures = picturesOf(albums);
  const { trip, shared, hasOwn, stored, adopt } = useTripPage({
    rooms: rooms.map(slugOf),
    places: places.map(slugOf),
    pictures: pictures.map(slugOf),
  });
  const [adopted, setAdopted] = useState(false);
  const shown = resolveTrip(trip, available, pictures);
  const query = tripToQuery(trip);
  // what a guest is emptying keeps its tools: focus is there
  const [startedEmpty] = useState(!query);
  const address = window.location.origin + localizedPath(tripPath, language) + query;
  return (
    <>
      {shared && (
        <section className={`stack no-print ${css.shared}`}>
          <h2 className="h3">{t('trip:shared.heading')}</h2>
          <p>{t('trip:shared.text')}</p>
          <div className="row">
            <button
              type="button"
              className="btn"
              onClick={() => {
                adopt();
                setAdopted(true);
              }}
            >
              {t('trip:shared.keep')}
            </button>
            {hasOwn && (
              <SiteLink to={tripPath} className="link">
                {t('trip:shared.own')}
              </SiteLink>
            )}
          </div>
        </section>
      )}
      {adopted && !shared && (
        // the pressed button is gone: focus moves here
        <p ref={focus} tabIndex={-1} className={`no-print ${css.notice}`}>
          {t('trip:shared.kept')}
        </p>
      )}
      {!stored && <p className={`no-print ${css.notice}`}>{t('common:trip.notStored')}</p>}
      {!shared && countSaved(trip) === 0 && (
        <section className={css.part}>
          <h2 className="h3">{t('trip:empty.heading')}</h2>
          <div>
            <p>{t('trip:empty.text')}</p>
            <p className="row mt-7">
              {(
                [
                  ['rooms', '/acomodacoes', 'btn'],
                  ['places', '/gastronomia', 'link'],
                  ['pictures', '/galeria', 'link'],
                ] as const
              ).map(([key, to, className]) => (
                <SiteLink key={key} to={to} className={className}>
                  {t(`trip:empty.${key}`)}
                </SiteLink>
              ))}
            </p>
          </div>
        </section>
      )}
      <TripRooms rooms={shown.rooms} shared={shared} />
      {(query || !startedEmpty) && (
        <>
          <TripStay stay={trip.stay} shared={shared} />
          <TripDay trip={trip} places={places} shared={shared} />
        </>
      )}
      <TripPictures pictures={shown.pictures} shared={shared} />
      {query && (
        <section className={`no-print ${css.part}`}>
          <h2 className="h3">{t('trip:send.heading')}</h2>
          <div className={`stack--wide ${css.send}`}>
            <TripMessage shown={shown} />
            <ShareTrip address={address} />
          </div>
        </section>
      )}
    </>
  );
}

/** The trip, which only the browser knows: the server’s HTML reserves its space. */
export function TripView(props: AvailableItems) {
  const hydrated = useHydrated();
  return (
    <div className={`wrap scripted stack--wide ${css.trip}`} data-card="">
      {hydrated && <Trip {...props} />}
    </div>
  );
}
