import localForage from 'localforage';

/** Milliseconds between two looks for the form, and how many. */
const interval = 50;
const mostTries = 600;

async function formIsThere(): Promise<void> {
  for (let tries = 0; tries < mostTries && !document.querySelector('.desk-input'); tries += 1) await new Promise((resolve) => setTimeout(resolve, interval));
}

/**
 * Decap reads the draft of an earlier visit while it loads the file that the draft belongs to, and shows whichever comes last: most often the file, and what
 * was typed is lost. So the draft waits for the form.
 */
export function keepDrafts(): void {
  const read = localForage.getItem.bind(localForage) as (key: string) => Promise<unknown>;
  localForage.getItem = (async (key: string) => {
    if (key.startsWith('backup')) await formIsThere();
    return read(key);
  }) as typeof localForage.getItem;
}
