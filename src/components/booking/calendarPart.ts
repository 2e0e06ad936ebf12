import { lazyPart } from '../parts/lazyPart';

/** The calendar, which comes when its field is touched, focused or hovered, or before that on a fast connection. */
export const calendar = lazyPart(() => import(/* webpackChunkName: "calendar" */ './Calendar'), { large: true });
