/** Takes a hash that cannot be decoded, such as `#%`, out of the address. */
function mend(): void {
  const { pathname, search, hash } = window.location;
  try {
    decodeURIComponent(hash);
  } catch {
    window.history.replaceState(window.history.state, '', pathname + search);
  }
}

/**
 * Gatsby decodes the hash of every address it shows, and takes the whole page away where that fails. It reads the first address as soon as it is evaluated:
 * so this runs first where the bundle begins (`begin`), and goes before Gatsby on every change.
 */
export function keepHashReadable(): void {
  mend();
  window.addEventListener('popstate', mend, { capture: true });
}
