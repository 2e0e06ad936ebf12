import { Fragment } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { OpenState } from '../../components/hours/OpenState';
import { AskHotel } from '../../components/ui/AskHotel';
import { Tabs } from '../../components/tabs/Tabs';
import { hasHours } from '../../domain/hours/hoursOn';
import { type Dining, DiningPanel } from './DiningPanel';
import * as panelCss from './DiningPanel.module.css';
import * as css from './DiningTabs.module.css';

interface DiningTabsProps {
  readonly restaurants: readonly Dining[];
  readonly meals: readonly (Dining & { readonly listsBars?: boolean | null })[];
  readonly bars: readonly Dining[];
  readonly barsInAll: number;
}

/** One tab each, with whether it is open now (docs/hotel-rules.md 13.6). The bars are in the panel of the meal that lists them, else have tabs of their own. */
export function DiningTabs({ restaurants, meals, bars, barsInAll }: DiningTabsProps) {
  const { t } = useI18n(['gastronomy']);
  const drinks = meals.find(({ listsBars }) => listsBars);
  const tabs = [...restaurants, ...meals, ...(drinks ? [] : bars)].map((place, index) => {
    const served = place === drinks ? bars : [];
    return {
      slug: place.slug,
      label: (
        <>
          <span className={css.name}>{place.name}</span>
          <small className={css.state}>
            <OpenState badge place={hasHours(place) ? place : served} />
          </small>
        </>
      ),
      panel: <DiningPanel place={place} bars={served} large={index === 0} />,
      heading: index === restaurants.length && index > 0 && (
        <Fragment key="moments">
          <h2 className={panelCss.moments}>{t('gastronomy:moments')}</h2>
          {/* the panels of the left column stay the even children */}
          {index % 2 === 1 && <div hidden />}
        </Fragment>
      ),
    };
  });
  return (
    <section className="section wrap" aria-label={t('gastronomy:tables')}>
      <Tabs
        label={t('gastronomy:tables')}
        layout="block"
        all={{ slug: 'todos', label: <span className={css.name}>{t('gastronomy:all')}</span> }}
        tabs={tabs}
        tabOf={(hash) => (bars.some(({ slug }) => slug === hash) ? drinks?.slug : undefined)}
        listClassName={`no-print ${css.list}`}
        tabClassName={css.tab}
        panelClassName={panelCss.panel}
      >
        {({ list, panels }) => (
          <>
            <div data-card="">{list}</div>
            <div className={panelCss.panels}>{panels}</div>
          </>
        )}
      </Tabs>
      {[...restaurants, ...meals, ...bars].some(({ menu }) => menu?.illustrative) && <p className={`note soft ${css.ask}`}>{t('gastronomy:illustrative')}</p>}
      {barsInAll > bars.length && <AskHotel className={css.ask} question={t('gastronomy:askBarsMessage', { count: barsInAll - bars.length })} />}
    </section>
  );
}
