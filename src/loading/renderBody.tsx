import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { languageOfPath } from '../domain/i18n/localizedPath';
import { heroId } from '../domain/pages/arrangement';
import { languageTags } from '../site';
import { awaited } from './awaitFirstScreen';

/**
 * React's streaming renderer moves large boundaries out of place until a script puts them back; this one leaves every section where it stands.
 * The document says which language the page is in, and whether its first screen is to be painted as a whole (`awaitFirstScreen`).
 */
export function renderBody({ bodyComponent, pathname, replaceBodyHTMLString, setHtmlAttributes }: ReplaceRendererArgs): void {
  const body = renderToString(bodyComponent);
  replaceBodyHTMLString(body);
  setHtmlAttributes({ lang: languageTags[languageOfPath(pathname)] });
  if (body.includes(`id="${heroId}"`)) setHtmlAttributes({ [awaited]: heroId } as object);
}
