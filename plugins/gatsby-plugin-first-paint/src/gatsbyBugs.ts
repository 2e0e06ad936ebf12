/** Takes a hash that cannot be decoded, such as `#%`, out of the address. */
function removeUnreadableHash(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

/** Gatsby decodes the hash of every address, and shows an empty page where that throws. Must run before Gatsby's router is evaluated. */
export function guardHash(): void {
  removeUnreadableHash();
  window.addEventListener('popstate', removeUnreadableHash, { capture: true });
}

/** Gatsby (production-app.js) uses sessionStorage without catching errors, and never hydrates where it throws. Given null it goes on without. */
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
