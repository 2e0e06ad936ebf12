import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { heroId } from '../domain/pages/heroId';
import { awaited } from './awaitFirstScreen';

/**
 * React's streaming renderer moves large boundaries out of place until a script puts them back; this one leaves every section where it stands.
 * A page whose first screen is to be painted as a whole says so (`awaitFirstScreen`).
 */
export function renderBody({ bodyComponent, replaceBodyHTMLString, setHtmlAttributes }: ReplaceRendererArgs): void {
  const body = renderToString(bodyComponent);
  replaceBodyHTMLString(body);
  if (body.includes(`id="${heroId}"`)) setHtmlAttributes({ [awaited]: heroId } as object);
}
