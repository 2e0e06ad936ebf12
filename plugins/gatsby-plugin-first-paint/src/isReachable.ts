/** Milliseconds until a site that does not answer counts as unreachable. */
const siteTimeout = 8000;

/** Whether the site sends any answer. Uses a request, since `navigator.onLine` is wrong behind some VPNs and proxies. */
export async function isReachable(address: string): Promise<boolean> {
  try {
    await fetch(address, { method: 'HEAD', cache: 'no-store', signal: AbortSignal.timeout(siteTimeout) });
    return true;
  } catch {
    return false;
  }
}
