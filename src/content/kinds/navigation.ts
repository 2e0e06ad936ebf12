import { z } from 'zod';
import { page, slug } from '../fields';
import { group, list, nonEmptyList, text } from '../fieldTypes';
import type { Kind } from './kind';

/** Maximum number of links in a menu group. */
export const maxGroupLinks = 6;

const label = text({ max: 40 }).meta({ description: 'Text of the link', label: 'Texto do link' });

const entry = group('MenuEntry', {
  path: page,
  label,
  collapsedLabel: text({ max: 40 }).meta({
    description: 'Text of the link in the collapsed menu',
    label: 'Texto no menu recolhido',
    hint: 'O menu das telas estreitas, que tem mais espaço por linha.',
  }),
}).meta({ summary: '{{fields.label.pt}} → {{fields.path}}' });

const column = group('FooterColumn', {
  slug: slug.meta({ label: 'Nome da coluna', hint: 'Só para o endereço do título na página; não aparece.' }),
  title: text({ max: 40 }).meta({ description: 'Its heading', label: 'Título' }),
  entries: list(
    group('FooterLink', {
      path: page,
      label: label.optional().meta({ description: 'Text of the link; that of the menu when left out', hint: 'Vazio: o mesmo que no menu.' }),
    }).meta({ summary: "{{fields.label.pt | default('como no menu')}} → {{fields.path}}" }),
  ).meta({ description: 'Links in order', label: 'Links', one: 'link' }),
});

export const navigation = {
  source: 'navigation.json',
  description: 'Menu and footer: links and their labels, in order',
  label: 'Menu e rodapé',
  one: 'navegação',
  schema: z.strictObject({
    menu: list(nonEmptyList(entry).max(maxGroupLinks).meta({ label: 'Links', one: 'link' }))
      .length(2)
      .meta({
        description: 'Two groups of one to six, with the logo between them',
        label: 'Menu',
        one: 'grupo',
        hint: 'Dois grupos de um a seis links, com o logotipo entre eles.',
      }),
    footer: list(column).meta({ description: 'Columns of the footer', label: 'Rodapé', one: 'coluna' }),
  }),
} as const satisfies Kind;
