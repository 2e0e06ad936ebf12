import { useEffect } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { isReachable } from '../../../plugins/gatsby-plugin-first-paint';
import { queryStringStore } from '../../browser/queryString';
import { onWindow } from '../../browser/store';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { ContactLinks } from '../../components/ui/ContactLinks';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { wantedAddress } from '../../domain/offline/offlinePage';
import { formatDate } from '../../domain/time/plainDate';
import { useStay } from '../../hooks/useStay';
import { useStore } from '../../hooks/useStore';
import { Paragraphs } from '../../components/ui/Paragraphs';
import * as rows from '../../styles/TextRows.module.css';
import * as css from './OfflineWays.module.css';

type Section = Queries.SectionTextFragment;

/** Leaves for a page as soon as it can be had. The browser's word that the signal is back is not enough. */
function useReturnTo(address: string | null): void {
  useEffect(() => {
    if (address === null) return undefined;
    const leave = async () => {
      if (await isReachable(address)) window.location.replace(address);
    };
    void leave();
    return onWindow('online', () => void leave());
  }, [address]);
}

/** A link that tries the page once more that was asked for; the home page where none was. */
function TryAgain() {
  const { t, language } = useI18n(['common']);
  const search = useStore(queryStringStore);
  const wanted = wantedAddress(search);
  useReturnTo(wanted);
  return (
    <p>
      <a className="btn btn--line" href={wanted ?? localizedPath('/', language)}>
        {t('common:trouble.again')}
      </a>
    </p>
  );
}

function TripDates() {
  const { checkIn, checkOut } = useStay().stay;
  return checkIn && checkOut && <p className="semibold">{`${formatDate(checkIn)} – ${formatDate(checkOut)}`}</p>;
}

/** What there is without a signal: another try, the telephone first among the contacts, the guest's trip. */
export function OfflineWays({ contacts, trip }: { contacts: Section | undefined; trip: Section | undefined }) {
  return (
    <div className={`section wrap ${rows.rows}`}>
      <TryAgain />
      {contacts && (
        <section className={rows.row} aria-labelledby={contacts.slug}>
          <h2 id={contacts.slug}>{contacts.title}</h2>
          <div className="stack">
            <Paragraphs text={contacts.text} />
            <ContactLinks className={css.ways} />
          </div>
        </section>
      )}
      {trip && (
        <section className={rows.row} aria-labelledby={trip.slug}>
          <h2 id={trip.slug}>{trip.title}</h2>
          <div className="stack">
            <Paragraphs text={trip.text} />
            <TripDates />
            <ArrowLink to={trip.path ?? '/'}>{trip.action}</ArrowLink>
          </div>
        </section>
      )}
    </div>
  );
}
