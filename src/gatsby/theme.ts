import fs from 'node:fs';
import path from 'node:path';
import type { Data } from '../content/kinds';
import { channelsOf } from '../domain/brand/colours';
import { inHotelFolder } from '../hotel';

/** The hotel's theme, valid by the content check. */
export const hotelTheme = (): Data<'Theme'> => JSON.parse(fs.readFileSync(inHotelFolder('theme.json'), 'utf8')) as Data<'Theme'>;

export function themeBeforeCheck(): Data<'Theme'> | undefined {
  try {
    return hotelTheme();
  } catch {
    return undefined;
  }
}

/** A drawing of the theme: its `viewBox` and shapes. @param file as in the theme */
export function drawingOf(file: string): { readonly viewBox: string; readonly shapes: string } {
  const [, viewBox = '', shapes = ''] = /<svg\b[^>]*viewBox="([^"]+)"[^>]*>([\s\S]*)<\/svg>/.exec(fs.readFileSync(inHotelFolder(file), 'utf8')) ?? [];
  return { viewBox, shapes };
}

/** A drawing as a `data:` address. */
export const addressOfDrawing = (file: string): string =>
  `data:image/svg+xml,${encodeURIComponent(fs.readFileSync(inHotelFolder(file), 'utf8').replace(/\s+/g, ' ')).replace(/%(?:20|2C|2F|3A|3D)/g, decodeURIComponent)}`;

/** The permanent address of the pattern. */
export const patternAddress = '/patterns/pattern.svg';

/** For a theme without a pattern: a mask that shows nothing. */
const nothing = 'data:image/svg+xml,%3Csvg xmlns=%27http://www.w3.org/2000/svg%27 width=%278%27 height=%278%27/%3E';

const arrowOf = (colour: string): string =>
  `data:image/svg+xml,%3Csvg xmlns='http://www.w3.org/2000/svg' width='16' height='10' fill='none' stroke='%23${colour.slice(1)}' stroke-width='1.8'%3E%3Cpath d='m1.5 1.5 6.5 6.5 6.5-6.5'/%3E%3C/svg%3E`;

/** Colours as custom properties: `accentOnLight` is `--color-accent-on-light`. */
const colours = (palette: Readonly<Record<string, string>>): string =>
  Object.entries(palette)
    .map(([name, colour]) => `--color-${name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`)}:${colour};`)
    .join('');

type Font = NonNullable<Data<'Theme'>['fonts']>['text'];

const fontAddress = ({ file }: Font): string => `/fonts/${path.posix.basename(file)}`;

/** The style sheet of the fonts, loaded after the first picture, and their files. The build makes those of a hotel (src/gatsby/publish/themeFiles.ts). */
export const fontFiles = (theme: Data<'Theme'> | undefined) =>
  theme?.fonts
    ? { stylesheet: '/fonts/hotel.css', files: [fontAddress(theme.fonts.display), fontAddress(theme.fonts.text)] }
    : { stylesheet: '/fonts/fonts.css', files: ['/fonts/gloock.woff2', '/fonts/libre-franklin.woff2'] };

/** The content of the style sheet of a hotel's fonts. */
export const fontFaces = (fonts: readonly Font[]): string =>
  fonts
    .map(
      (font) =>
        `@font-face{font-family:"${font.family}";src:url("${fontAddress(font)}") format("woff2");font-weight:${font.lightest} ${font.boldest};font-display:swap}`,
    )
    .join('');

function fontStyles({ display, text }: { readonly display: Font; readonly text: Font }): string {
  const standIn = ({ family }: Font, local: string): string => `"${family} on ${local}"`;
  const faces = [display, text].flatMap((font) =>
    font.fallbacks.map(
      ({ local, size, ascent, descent }) =>
        `@font-face{font-family:${standIn(font, local)};src:local("${local}");size-adjust:${size}%;ascent-override:${ascent}%;descent-override:${descent}%}`,
    ),
  );
  const stack = (font: Font, last: string): string => [`"${font.family}"`, ...font.fallbacks.map(({ local }) => standIn(font, local)), last].join(',');
  return `${faces.join('')}:root{--font-display:${stack(display, 'serif')};--font-text:${stack(text, 'sans-serif')}}`;
}

/** The hotel's raw values for src/styles/tokens.css, in the head of every page: a separate style sheet would be one more request. */
export function themeStyles({ palette, comfort, fonts, pattern }: Data<'Theme'>): string {
  const channels = { shade: 'shade', gilt: 'accent', gleam: 'accentOnDark', glow: 'highlight', linen: 'page' } as const;
  const asChannels = Object.entries(channels).map(([name, colour]) => `--${name}:${channelsOf(palette[colour]).join(' ')};`);
  return [
    `:root{${colours(palette)}${asChannels.join('')}--pavement-pattern:url("${pattern ? patternAddress : nothing}");--select-arrow:url("${arrowOf(palette.primary)}")}`,
    `@media screen{:root[data-comfort]{${colours(comfort)}}}`,
    ...(fonts ? [fontStyles(fonts)] : []),
  ].join('');
}
