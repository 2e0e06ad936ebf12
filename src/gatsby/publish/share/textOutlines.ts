import path from 'node:path';
import { openSync, type Font } from 'fontkit';

/** A word with kerning, in the font's units, in which y points up. */
interface WordOutline {
  readonly width: number;
  readonly drawing: string;
}

/** Of no-break spaces, the fonts have only the wide one. */
const known = (text: string): string => text.replaceAll('\u202f', '\u00a0');

/**
 * Opens a font, to draw text as outlines: a picture looks the same on a computer without it. The outline of each word is cached. All lengths are in pixels.
 * @param spacing between letters, as a share of the size: 0.1 is a tenth
 */
function openTextOutlines(file: string, spacing: number) {
  const font = openSync(file) as Font;
  const gap = spacing * font.unitsPerEm;
  const words = new Map<string, WordOutline>();

  function outlineWord(word: string): WordOutline {
    const { glyphs, positions } = font.layout(word);
    let width = 0;
    const drawn = glyphs.map((glyph, index) => {
      const outline = glyph.path.toSVG();
      const at = width;
      width += (positions[index]?.xAdvance ?? 0) + gap;
      return outline && `<path transform="translate(${Math.round(at)})" d="${outline}"/>`;
    });
    return { width, drawing: drawn.join('') };
  }

  function wordOf(text: string): WordOutline {
    const word = words.get(text) ?? outlineWord(text);
    words.set(text, word);
    return word;
  }

  const line = (text: string): WordOutline[] => known(text).split(/(?= )/).map(wordOf);

  return {
    widthOf: (text: string, size: number): number => ((line(text).reduce((sum, { width }) => sum + width, 0) - gap) * size) / font.unitsPerEm,
    /** SVG that begins at `x`, with its baseline at `y`. */
    draw: (text: string, { x, y, size }: { readonly x: number; readonly y: number; readonly size: number }): string => {
      const scale = (size / font.unitsPerEm).toFixed(5);
      let at = 0;
      const drawn = line(text).map(({ width, drawing }) => {
        const word = `<g transform="translate(${Math.round(at)})">${drawing}</g>`;
        at += width;
        return word;
      });
      return `<g transform="translate(${x} ${y}) scale(${scale} -${scale})">${drawn.join('')}</g>`;
    },
  };
}

const fonts = path.resolve('static', 'fonts');

/** The two fonts of the site: one for titles and names, one for small text with wide letter spacing. */
export const openFonts = () => ({
  display: openTextOutlines(path.join(fonts, 'gloock.woff2'), -0.012),
  text: openTextOutlines(path.join(fonts, 'libre-franklin.woff2'), 0.1),
});
export type Fonts = ReturnType<typeof openFonts>;
