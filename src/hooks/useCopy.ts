import { useState } from 'react';
import { textCopied } from '../browser/measuredActions';

type TextField = HTMLInputElement | HTMLTextAreaElement;

export function selectText(field: TextField | null): void {
  field?.focus();
  field?.select();
}

/** Milliseconds after which a clipboard without answer counts as refused: some browsers wait for a permission without asking. */
const longestWait = 1500;

/** @param of the subject of the text: once it changes, `copied` is null again @returns `copied`: false if the browser refuses: the field is then selected */
export function useCopy(of: string): { readonly copied: boolean | null; readonly copy: (text: string, field?: TextField | null) => void } {
  const [last, setLast] = useState<{ readonly of: string; readonly copied: boolean } | null>(null);
  // in a function, since `navigator.clipboard` may be missing
  const write = async (text: string) => navigator.clipboard.writeText(text);
  const noAnswer = () => new Promise<never>((_, reject) => setTimeout(reject, longestWait));
  return {
    copied: last?.of === of ? last.copied : null,
    copy: (text, field = null) =>
      void Promise.race([write(text), noAnswer()]).then(
        () => {
          setLast({ of, copied: true });
          textCopied(text);
        },
        () => {
          setLast({ of, copied: false });
          selectText(field);
        },
      ),
  };
}
