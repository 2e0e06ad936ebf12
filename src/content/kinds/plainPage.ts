import { z } from 'zod';
import { lead, page, pageDescription, pdf, pictures, slug, topPicture } from '../fields';
import { group, list, text } from '../fieldTypes';
import type { Kind } from './kind';

const section = group('PlainSection', {
  slug: slug.optional().meta({
    description: 'The name by which a link leads straight to it',
    label: 'Nome da seção',
    hint: 'Só se algum link deve levar direto a ela: /pagina#nome. Vazio: sem nome.',
  }),
  title: text({ max: 120 }).optional().meta({ description: 'Heading', label: 'Título' }),
  text: list(text().meta({ description: 'A paragraph' })).meta({ description: 'Paragraphs', label: 'Parágrafos', one: 'parágrafo' }),
  list: list(text({ max: 240 }).meta({ description: 'An entry' }))
    .optional()
    .meta({
      description: 'A list with dots, below the paragraphs',
      label: 'Lista',
      one: 'linha',
      hint: 'Linhas curtas com um ponto antes, abaixo dos parágrafos.',
    }),
  pictures: pictures
    .optional()
    .meta({ use: 'card', description: 'Pictures below the words', hint: 'Abaixo das palavras: uma sozinha em toda a largura, duas ou mais lado a lado.' }),
  path: page.optional(),
  action: text({ max: 50 }).optional().meta({ description: 'The words of the link', label: 'Palavras do link' }),
  file: group('PlainFile', {
    file: pdf.meta({ description: 'The PDF', label: 'Arquivo' }),
    label: text({ max: 60 }).meta({ description: 'What it is', label: 'O que é' }),
  })
    .optional()
    .meta({ description: 'A PDF to take along', label: 'Arquivo para baixar' }),
}).meta({ description: 'A section of a plain page', summary: "{{fields.title.pt | default('sem título')}}" });

export const plainPage = {
  source: 'plain-pages',
  description: 'A page of headings, paragraphs, lists, pictures, links and files, at the address of its name',
  label: 'Páginas simples',
  one: 'página',
  about: 'Página de títulos, parágrafos, listas, fotos, links e arquivos. Vai ao ar quando todos os seus textos estão em todas as línguas do site.',
  schema: z.strictObject({
    slug,
    heading: text({ max: 60 }).meta({ description: 'The one large heading, also in the browser’s tab and in search results', label: 'Título' }),
    lead,
    description: pageDescription,
    picture: topPicture,
    link: group('PlainPageLink', {
      in: z.string().min(1).meta({
        value: 'navigation',
        description: 'The slug of a column of the footer, or menu-1 or menu-2 for a group of the menu: the link is the last one there',
        label: 'Onde',
        hint: 'O link fica por último ali.',
      }),
      label: text({ max: 40 }).meta({ description: 'Text of the link', label: 'Texto do link' }),
    })
      .optional()
      .meta({ notCopied: true, description: 'Its link in menu or footer', label: 'Lugar no menu ou no rodapé' }),
    sections: list(section).meta({ description: 'Sections in order', label: 'Seções', one: 'seção' }),
  }),
} as const satisfies Kind;
