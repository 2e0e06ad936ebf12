import type { parsePhone } from '../../domain/forms/phone';

export type ParsePhone = typeof parsePhone;

/** Milliseconds after which a form continues without the library. */
const timeoutMs = 4000;

/** Loads the parser of telephone numbers, a large library, when a form is sent; null if it cannot be loaded: then only the quick check applies. */
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
