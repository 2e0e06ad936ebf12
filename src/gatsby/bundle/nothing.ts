/** Stands in the bundle for a module that this site never uses. */
export {};
