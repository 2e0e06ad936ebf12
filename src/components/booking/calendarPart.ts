import { lazyPart } from '../parts/lazyPart';

/** The calendar, which comes when it is wanted. */
export const calendar = lazyPart(() => import(/* webpackChunkName: "calendar" */ './Calendar'));
