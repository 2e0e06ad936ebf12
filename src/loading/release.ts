/** Lets come what `hold` holds back: React is there. */
export const release = (): void => document.documentElement.classList.remove('held');
