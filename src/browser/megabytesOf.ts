/** Megabytes of a file, at least 0.1, from its header alone; null where the server does not say. */
export async function megabytesOf(address: string): Promise<number | null> {
  try {
    const { ok, headers } = await fetch(address, { method: 'HEAD' });
    const bytes = Number(headers.get('content-length'));
    return ok && bytes > 0 ? Math.max(0.1, bytes / 1e6) : null;
  } catch {
    return null;
  }
}
