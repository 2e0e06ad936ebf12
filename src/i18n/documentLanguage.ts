import { languageTags, type Language } from '../site';

/**
 * Names the language of the page that is shown, `<html lang>`, as the server's HTML does (`renderBody`). Only where it is another: a browser styles
 * the whole page anew for it. For the same reason it is no part of a page's `Head`, for which React sets all attributes of `<html>` anew.
 */
export function nameLanguage(language: Language): void {
  const root = document.documentElement;
  if (root.lang !== languageTags[language]) root.lang = languageTags[language];
}
