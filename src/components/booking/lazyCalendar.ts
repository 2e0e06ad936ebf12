import { lazyComponent } from '../lazy/lazyComponent';

/** Loaded when its field is touched, focused or hovered; on a fast connection already when the page is idle. */
export const lazyCalendar = lazyComponent(() => import(/* webpackChunkName: "calendar" */ './Calendar'), { large: true });
