/** `sent`: received. `refused`: a failure response. `unreachable`: no connection. `late`: no response in time (it may have arrived anyway). */
export type Delivery = 'sent' | 'refused' | 'unreachable' | 'late';

/** The state of a form. `message` is the whole form as plain text, to be sent by WhatsApp or e-mail. */
export type Outcome =
  | { readonly state: 'idle' | 'sending' | 'sent' }
  | { readonly state: 'composed'; readonly message: string }
  | { readonly state: 'failed'; readonly reason: Exclude<Delivery, 'sent'> | 'offline'; readonly message: string };

export function isReceipt(answer: string): boolean {
  if (answer.trim() === '') return true;
  try {
    const { ok, success } = Object(JSON.parse(answer)) as { readonly ok?: unknown; readonly success?: unknown };
    return ![ok, success].some((said) => said === false || said === 'false');
  } catch {
    return false;
  }
}

/** Posts form-encoded fields. Never throws. @param timeoutMs until a response counts as `late` */
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
