import { useTranslation } from 'react-i18next';
import { OpenBadge } from '../../components/hours/OpenBadge';
import { Tabs } from '../../components/ui/Tabs';
import { drinksSlug } from '../../domain/pages/addresses';
import { type Dining, DiningBars, DiningPanel } from './DiningPanel';
import * as css from './DiningTabs.module.css';

interface DiningTabsProps {
  readonly restaurants: readonly Dining[];
  /** Breakfast, drinks, feijoada. */
  readonly moments: readonly Dining[];
  readonly bars: readonly Queries.DiningBarFragment[];
  /** The total number of bars. */
  readonly barsInAll: number;
  /** Pictures in other sections of the page. */
  readonly elsewhere: readonly { readonly file: { readonly relativePath: string } }[];
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
}

/** Maximum number of pictures of a place. */
const each = 2;

/**
 * Distributes pictures so that none appears twice on the page: first one for each place in turn, the first in its list that is still unused, then a second.
 * @param elsewhere pictures in other sections of the page
 */
function distinctPictures(places: readonly Dining[], elsewhere: DiningTabsProps['elsewhere']): ReadonlyMap<string, Dining['pictures']> {
  const taken = new Set(elsewhere.map(({ file }) => file.relativePath));
  const chosen = new Map<string, Dining['pictures'][number][]>(places.map(({ slug }) => [slug, []]));
  for (let round = 0; round < each; round += 1)
    for (const { slug, pictures } of places) {
      const free = pictures.find(({ file }) => !taken.has(file.relativePath));
      if (!free) continue;
      taken.add(free.file.relativePath);
      chosen.get(slug)?.push(free);
    }
  return chosen;
}

/** The restaurants, then breakfast, drinks and feijoada: one tab each, with whether it is open now, and a panel (docs/hotel-rules.md 13.6). */
export function DiningTabs({ restaurants, moments, bars, barsInAll, elsewhere, whatsapp }: DiningTabsProps) {
  const { t } = useTranslation(['gastronomy']);
  const places = [...restaurants, ...moments];
  const pictures = distinctPictures(places, elsewhere);
  const tabs = places.map((place) => {
    const served = place.slug === drinksSlug ? bars : [];
    const hours = place.hours.length > 0 ? place.hours : served.flatMap((bar) => bar.hours);
    return {
      slug: place.slug,
      label: (
        <>
          {place === moments[0] && (
            <span className={css.cut} aria-hidden="true">
              {t('gastronomy:also')}
            </span>
          )}
          <span className={css.name}>{place.name}</span>
          <small className={css.state}>
            <OpenBadge hours={hours} />
          </small>
        </>
      ),
      panel: (
        <DiningPanel
          place={place}
          pictures={pictures.get(place.slug) ?? []}
          bars={served.length > 0 ? <DiningBars bars={served} inAll={barsInAll} whatsapp={whatsapp} /> : undefined}
          whatsapp={whatsapp}
        />
      ),
    };
  });
  return (
    <section className="section wrap" aria-label={t('gastronomy:tables')}>
      <Tabs
        label={t('gastronomy:tables')}
        layout="column"
        tabs={tabs}
        className={css.menus}
        listClassName={css.list}
        tabClassName={css.tab}
        panelClassName={css.panel}
      >
        {({ list, panels }) => (
          <>
            {list}
            <div>{panels}</div>
          </>
        )}
      </Tabs>
    </section>
  );
}
