// What a site may import from this plugin. Its options set everything else.
export { elementAt, type ElementPlace, placeOf } from './src/elementPlace';
export { markFault, watchFaults } from './src/faults';
export { HydratedContext } from './src/hydrate';
export { afterLoadIdle, idle, isFastConnection, mayPrefetch, wantsLessData } from './src/idle';
export { whenDwelling, whenNear } from './src/inViewport';
export { isReachable } from './src/isReachable';
export { isChanged } from './src/keepInput';
export { navigationFallback } from './src/navigationFallback';
export { onPageFocus } from './src/pageFocus';
export { retry } from './src/retry';
