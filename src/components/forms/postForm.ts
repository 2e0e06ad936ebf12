/** How a form fared: received, turned away, not reached, or no answer in time (it may have arrived all the same). */
export type Delivery = 'sent' | 'refused' | 'unreachable' | 'late';

/** Whether an answer says that the form was received: nothing at all, or JSON that does not say otherwise. A page of HTML comes from somebody else. */
function isReceipt(answer: string): boolean {
  if (answer.trim() === '') return true;
  try {
    const { ok, success } = Object(JSON.parse(answer)) as { readonly ok?: unknown; readonly success?: unknown };
    return ![ok, success].some((said) => said === false || said === 'false');
  } catch {
    return false;
  }
}

/**
 * Posts fields that are form-encoded. Whatever happens comes back as an answer; it never throws.
 * @param timeoutMs until an answer is given up
 */
export async function postForm({ endpoint, body, timeoutMs = 15_000 }: { endpoint: string; body: string; timeoutMs?: number }): Promise<Delivery> {
  const signal = AbortSignal.timeout(timeoutMs);
  try {
    const response = await fetch(endpoint, {
      method: 'POST',
      body,
      headers: { Accept: 'application/json', 'Content-Type': 'application/x-www-form-urlencoded;charset=UTF-8' },
      signal,
    });
    return response.ok && isReceipt(await response.text()) ? 'sent' : 'refused';
  } catch {
    return signal.aborted ? 'late' : 'unreachable';
  }
}
