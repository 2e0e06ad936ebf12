import type { Locator } from '@playwright/test';

/**
 * What forced colours leave to tell two states apart: colours as painted on white, borders, lines and marks before and after; in test browsers the page is white.
 * Weight and outline do not count: the first is too faint, the second shows the focus.
 */
export const forcedLook = (locator: Locator): Promise<string> =>
  locator.evaluate((element) => {
    const painted = (colour: string) => (/, 0\)$/.test(colour) ? 'rgb(255, 255, 255)' : colour.replace(/^rgba\((.*), [\d.]+\)$/, 'rgb($1)'));
    const look = (pseudo?: string) => {
      const style = getComputedStyle(element, pseudo);
      if (pseudo && style.content === 'none') return null;
      const borders = ['top', 'right', 'bottom', 'left'].map((side) => {
        const of = (property: string) => style.getPropertyValue(`border-${side}-${property}`);
        return of('width') === '0px' || of('style') === 'none' ? '' : `${of('width')} ${of('style')} ${painted(of('color'))}`;
      });
      const lines = style.textDecorationLine === 'none' ? '' : `${style.textDecorationLine} ${style.textDecorationThickness}`;
      const mark = pseudo ? `${style.width} ${style.backgroundImage} ${style.backgroundPosition}` : '';
      return [painted(style.backgroundColor), painted(style.color), ...borders, lines, mark].join('; ');
    };
    return JSON.stringify([look(), look('::before'), look('::after')]);
  });
