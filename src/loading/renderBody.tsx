import type { ReplaceRendererArgs } from 'gatsby';
import { renderToString } from 'react-dom/server';
import { heroId } from '../domain/pages/heroId';

/**
 * React's streaming renderer moves large boundaries out of place until a script puts them back; this one leaves every section where it stands.
 * Words stand at the foot of a first screen with a picture: half of it painted, they would move when the other half comes. So it is painted as a whole.
 */
export function renderBody({ bodyComponent, replaceBodyHTMLString, setHeadComponents }: ReplaceRendererArgs): void {
  const body = renderToString(bodyComponent);
  replaceBodyHTMLString(body);
  if (body.includes(`id="${heroId}"`)) setHeadComponents([<link key="hero" rel="expect" href={`#${heroId}`} {...{ blocking: 'render' }} />]);
}
