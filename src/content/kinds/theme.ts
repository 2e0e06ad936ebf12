import { z } from 'zod';
import { drawing } from '../fields';
import { formatted, group, list, trimmed, whole } from '../fieldTypes';
import type { Kind } from './kind';

const colour = (description: string, label: string) => formatted('colour', /^#[\da-f]{6}$/).meta({ description, label });

/** Colours by role. `comfort` has those that are replaced in comfort mode. */
const comfort = {
  primary: colour('Text; dark backgrounds; the button that leads', 'Principal'),
  primaryDark: colour('The darkest background: footer, night', 'Principal escura'),
  primaryMid: colour('Of that button under the pointer', 'Principal média'),
  secondaryText: colour('Text that is not so important', 'Texto secundário'),
  accentOnLight: colour('The accent as text on light backgrounds', 'Destaque sobre claro'),
  accentOnDark: colour('The accent as text on dark backgrounds', 'Destaque sobre escuro'),
  error: colour('What is wrong in a form', 'Erro'),
  page: colour('The background of pages, and text on dark backgrounds', 'Fundo das páginas'),
  panel: colour('A second background', 'Segundo fundo'),
  bar: colour('Bars, rows under the pointer, the place of a picture', 'Faixas'),
  controlLine: colour('The edge of fields', 'Borda dos campos'),
  disabled: colour('Text of what cannot be chosen', 'Indisponível'),
};

const palette = group('Palette', {
  ...comfort,
  accent: colour('The accent: ornaments, hairlines, letters of 40 px or more', 'Destaque'),
  highlight: colour('Sun, “now”, focus and the leading button on dark backgrounds, the mark; sparingly', 'Brilho'),
  highlightEdge: colour('The sun as a line on light backgrounds', 'Brilho, como linha'),
  field: colour('The background of fields and cards', 'Fundo dos campos'),
  softOnDark: colour('Text that is not so important on dark backgrounds', 'Texto secundário sobre escuro'),
  disabledLine: colour('The edge of what cannot be chosen', 'Borda do indisponível'),
  shade: colour('Darkens pictures', 'Sombra sobre fotos'),
}).meta({ description: 'Colours by role', label: 'Cores' });

const percent = z.number().min(10).max(300).meta({ unit: '%' });
const weight = whole(100, 900);

const font = group('Font', {
  family: trimmed.min(1).max(60).meta({ description: 'Its name', label: 'Nome' }),
  file: formatted('font', /^\.\/[\w/-]+\.woff2$/).meta({
    description: 'Its file, as a path relative to this file',
    label: 'Arquivo',
    hint: 'Em formato WOFF2.',
  }),
  lightest: weight.meta({ description: 'The lightest weight that the file has', label: 'Peso mais leve' }),
  boldest: weight.meta({ description: 'The boldest weight that the file has', label: 'Peso mais forte' }),
  fallbacks: list(
    group('FontFallback', {
      local: trimmed.min(1).max(60).meta({ description: 'The name of a font of the system', label: 'Fonte do sistema' }),
      size: percent.meta({ description: 'size-adjust, in percent', label: 'Tamanho' }),
      ascent: percent.meta({ description: 'ascent-override, in percent', label: 'Ascendente' }),
      descent: percent.meta({ description: 'descent-override, in percent', label: 'Descendente' }),
    }).meta({ description: 'A font of the system with the measures of the font' }),
  ).meta({
    description: 'Fonts of the system that stand in until it is loaded, so that nothing moves',
    label: 'Até ela chegar',
    one: 'fonte',
    hint: 'Fontes do sistema, com as medidas desta.',
  }),
}).meta({ description: 'A font' });

export const theme = {
  source: 'theme.json',
  description: 'How the hotel looks: colours, mark, pattern (docs/another-hotel.md)',
  label: 'Cores e marca',
  one: 'aparência',
  about: 'Cores, marca e padrão. O site, os ícones e as prévias de links seguem.',
  schema: z.strictObject({
    palette,
    comfort: group('ComfortPalette', comfort).meta({
      description: 'Colours of comfort mode: 7 to 1 for text',
      label: 'Cores do modo conforto',
      hint: 'Texto com contraste de 7 para 1.',
    }),
    fonts: group('Fonts', { display: font.meta({ label: 'Dos títulos' }), text: font.meta({ label: 'Dos textos' }) })
      .optional()
      .meta({ description: 'Fonts of its own; left out: those in static/fonts', label: 'Fontes', hint: 'Vazio: as fontes de sempre.' }),
    mark: drawing.meta({ description: 'The mark in lines of `currentColor`, as a path relative to this file', label: 'Marca', hint: 'Um SVG quadrado.' }),
    icon: drawing.optional().meta({
      description: 'The mark for the smallest icons; the mark itself when left out',
      label: 'Marca dos ícones',
      hint: 'Para tamanhos pequenos. Vazio: a própria marca.',
    }),
    pattern: drawing.optional().meta({
      description: 'A pattern that repeats at the foot of pages: its shape counts, not its colour; none when left out',
      label: 'Padrão',
      hint: 'Repete-se no rodapé; só a forma conta. Vazio: nenhum.',
    }),
  }),
} as const satisfies Kind;
