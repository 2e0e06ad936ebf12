import * as css from './DayChart.module.css';

/** The minute at which the arc of the sun ends, 6.30 pm: an illustration, between the earliest and the latest sunset of the year. */
const dusk = 1110;

/** The height of the arc at a position from 0 to 1, in percent from the top: the Bézier curve of the path below. */
const heightAt = (way: number): number => 100 * ((1 - way) ** 3 + way ** 3) - 102 * ((1 - way) ** 2 * way + (1 - way) * way ** 2);

/** The arc of the sun above the hours, with the sun at its current position. */
export function DaySky({ from, to, minutes }: { from: number; to: number; minutes: number | null }) {
  const share = Math.min(1, Math.max(0, (dusk - from) / (to - from)));
  const third = Math.round((share * 1000) / 3);
  const way = minutes === null ? null : (minutes - from) / (dusk - from);
  return (
    <div className={css.sky}>
      <svg viewBox="0 0 1000 100" preserveAspectRatio="none" focusable="false">
        <path d={`M0 100C${String(third)} -34 ${String(2 * third)} -34 ${String(3 * third)} 100`} fill="none" vectorEffect="non-scaling-stroke" />
      </svg>
      {way !== null && way >= 0 && way <= 1 && <span className={css.sun} style={{ left: `${String(way * share * 100)}%`, top: `${String(heightAt(way))}%` }} />}
    </div>
  );
}
