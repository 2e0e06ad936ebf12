import { lazyPart } from '../parts/lazyPart';

/** Loaded when its field is touched, focused or hovered; on a fast connection before that, when the page is idle. */
export const calendar = lazyPart(() => import(/* webpackChunkName: "calendar" */ './Calendar'), { large: true });
