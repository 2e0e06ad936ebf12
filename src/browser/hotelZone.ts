import type { ClockChanges, Zone } from '../domain/time/clock';
import { hotelTimeZone } from '../site';

/** The hotel's time zone, with clock changes if the build has computed them (src/gatsby/bundle/configureBundle.ts). */
export const hotelZone: Zone = process.env.CLOCK_CHANGES ? (JSON.parse(process.env.CLOCK_CHANGES) as ClockChanges) : hotelTimeZone;
