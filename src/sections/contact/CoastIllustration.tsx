import { graphql } from 'gatsby';
import * as css from './CoastIllustration.module.css';

export const fragment = graphql`
  fragment CoastDrawing on CoastDrawing {
    alt(language: $language)
    label(language: $language)
    labelAt {
      x
      y
    }
    hotelAt {
      x
      y
    }
    land
    sea
  }
`;

/** An illustration of the municipality's coast, not a map: a sun on the hotel's bay, and the hotel's name. */
export function CoastIllustration({ drawing: { alt, label, labelAt, hotelAt, land, sea }, name }: { drawing: Queries.CoastDrawingFragment; name: string }) {
  const { x, y } = hotelAt;
  return (
    <svg className={css.coast} viewBox="0 0 760 800" preserveAspectRatio="xMaxYMid meet" role="img" aria-label={alt}>
      {sea.map((line) => (
        <path key={line} className={css.sea} d={line} />
      ))}
      <path className={css.land} d={land} />
      <text x={labelAt.x} y={labelAt.y} textAnchor="end">
        {label}
      </text>
      <circle className={css.glow} cx={x} cy={y} r="30" />
      <circle className={css.sun} cx={x} cy={y} r="14" />
      <text className={css.name} x={x + 112} y={y + 104}>
        {name}
      </text>
      <path className={css.pointer} d={`M${x + 22} ${y + 14}L${x + 106} ${y + 74}`} />
    </svg>
  );
}
