// Replaces a module that the site does not need (configureBundle.ts).
export {};
