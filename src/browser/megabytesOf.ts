/** The size of a file in megabytes, at least 0.1, from a HEAD request; null if unknown. */
export async function megabytesOf(address: string): Promise<number | null> {
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD' });
    const bytes = Number(headers.get('content-length'));
    return ok && bytes > 0 ? Math.max(0.1, bytes / 1e6) : null;
  } catch {
    return null;
  }
}
