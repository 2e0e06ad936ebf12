import { updatePageSession } from '../browser/pageSession';

/** Milliseconds until a site that does not answer counts as out of reach. */
const patience = 8000;

async function canBeReached(address: string): Promise<boolean> {
  if (!navigator.onLine) return false;
  const control = new AbortController();
  const timer = setTimeout(() => control.abort(), patience);
  try {
    // whatever the answer is, the browser can show it
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: control.signal });
    return true;
  } catch {
    return false;
  } finally {
    clearTimeout(timer);
  }
}

/**
 * Goes to an address of this site as a browser without script would. Where the site cannot be reached, the visitor keeps this page with all
 * that was written on it, and is told so.
 */
export async function leaveFor(address: string, go = (to: string) => window.location.assign(to)): Promise<void> {
  if (await canBeReached(address)) go(address);
  else updatePageSession({ loading: false, loadError: { what: 'page', to: address } });
}
