import { languageTags, type Language } from '../site';

/**
 * Sets `<html lang>` after a navigation, as `onRenderBody` (gatsby-ssr.tsx) does in the server's HTML; only if it changes, since the browser then recalculates all styles. It is
 * not part of a page's `Head` for the same reason: that would set all attributes of `<html>` again.
 */
export function setDocumentLanguage(language: Language): void {
  const root = document.documentElement;
  if (root.lang !== languageTags[language]) root.lang = languageTags[language];
}
