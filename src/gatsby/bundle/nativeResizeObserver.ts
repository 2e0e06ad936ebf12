/** Stands in the bundle for a polyfill: all supported browsers observe sizes themselves. */
export default globalThis.ResizeObserver;
