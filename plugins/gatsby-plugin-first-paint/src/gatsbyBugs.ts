function removeInvalidHash(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

/** Gatsby decodes the hash of every address and shows an empty page if that throws. Must run before Gatsby's router is evaluated. */
export function guardHash(): void {
  removeInvalidHash();
  window.addEventListener('popstate', removeInvalidHash, { capture: true });
}

/** Gatsby (production-app.js) uses sessionStorage without catching errors and does not hydrate if it throws. Gatsby accepts null. */
export function guardSessionStorage(): void {
  const key = 'storageTest';
  try {
    window.sessionStorage.setItem(key, '');
    window.sessionStorage.getItem(key);
    window.sessionStorage.removeItem(key);
  } catch {
    Object.defineProperty(window, 'sessionStorage', { value: null, configurable: true });
  }
}
