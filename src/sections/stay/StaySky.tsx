import { graphql } from 'gatsby';
import { lazyPart } from '../../components/parts/lazyPart';
import type { Stay } from '../../domain/stay/stay';
import * as css from './StaySky.module.css';

export const fragment = graphql`
  fragment StaySky on Hotel {
    coordinates {
      latitude
      longitude
    }
    coastCoordinates {
      latitude
      longitude
    }
  }
`;

const sunAndMoon = lazyPart(() => import('./SunAndMoon'), { silent: true });
const nothing = () => undefined;

/** First sunset, first sunrise and moon of the chosen stay, worked out once both dates are chosen; nothing before. Its height is kept meanwhile. */
export function StaySky({ stay, hotel }: { stay: Stay; hotel: Queries.StaySkyFragment }) {
  if (!stay.checkIn || !stay.checkOut) return null;
  return (
    <div className={css.sky}>
      <sunAndMoon.Part stay={stay} hotel={hotel} onMissing={nothing} />
    </div>
  );
}
