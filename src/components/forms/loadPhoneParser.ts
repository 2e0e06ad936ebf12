import type { parsePhone } from '../../domain/forms/phone';

export type ParsePhone = typeof parsePhone;

/** Milliseconds until a form goes on without the library. */
const timeoutMs = 4000;

/** The reader of telephone numbers with its large library, fetched when a form is sent; null where it does not come, and the quick check then serves alone. */
export async function loadPhoneParser(): Promise<ParsePhone | null> {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const giveUp = new Promise<null>((resolve) => {
    timer = setTimeout(() => {
      resolve(null);
    }, timeoutMs);
  });
  try {
    return await Promise.race([import('../../domain/forms/phone').then((module) => module.parsePhone), giveUp]);
  } catch {
    return null;
  } finally {
    clearTimeout(timer);
  }
}
