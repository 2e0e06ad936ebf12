import { z } from 'zod';
import { type PageRole, pageRoles } from '../../domain/pages/pageRoles';
import { illustrative, item, lead, page, pageDescription, pdf, picture, pictures, slug, topPicture } from '../fields';
import { choice, group, list, text } from '../fieldTypes';
import type { Kind } from './kind';

const section = group('Section', {
  slug: slug.meta({ label: 'Nome da seção', hint: 'A página encontra a seção por este nome: não mude o de uma seção que já existe.' }),
  illustrative,
  group: text({ max: 40 }).optional().meta({
    description: 'The name of a group of sections that begins with this one, on the page of questions',
    label: 'Grupo que começa aqui',
    hint: 'Só na página de perguntas: o título acima desta pergunta e das seguintes, com um atalho no alto. Vazio: continua o grupo de antes.',
  }),
  title: text({ max: 120 }).meta({ description: 'Heading', label: 'Título' }),
  lead,
  text: list(text().meta({ description: 'A paragraph' })).meta({ description: 'A paragraph', label: 'Parágrafos', one: 'parágrafo' }),
  items: list(item).meta({ description: 'Items of the section, in order', label: 'Itens', one: 'item' }),
  pictures,
  path: page.optional(),
  action: text({ max: 50 }).optional().meta({ description: 'The words of the link', label: 'Palavras do botão' }),
}).meta({ description: 'A section of a page' });

export const pageText = {
  source: 'pages',
  description: 'Title, description, heading and sections of a fixed page',
  label: 'Palavras das páginas',
  one: 'página',
  about: 'Título, descrição e seções das páginas fixas.',
  schema: z.strictObject({
    slug: slug.meta({ label: 'Nome da página', hint: 'Não muda.' }),
    path: page,
    role: choice('PageRole', pageRoles)
      .optional()
      .meta({
        description: 'What the page is about, at whatever address; it is found and shown by it',
        label: 'Papel',
        hint: 'O que a página mostra, com qualquer nome. Uma página para cada papel; as outras não têm.',
        options: {
          spa: 'Página do spa',
          children: 'Página do parque infantil',
          offers: 'Página de todas as ofertas',
          corporate: 'Página de eventos corporativos',
          social: 'Página de eventos sociais',
          marriage: 'Página de casamentos',
        } satisfies Record<PageRole, string>,
      }),
    title: text({ max: 60 }).meta({
      description: 'Title in the browser’s tab and in search results, without the hotel’s name',
      label: 'Título na aba e nas buscas',
      hint: 'Sem o nome do hotel, que vem sozinho.',
    }),
    description: pageDescription,
    heading: text({ max: 80 }).meta({ description: 'The one large heading', label: 'O título grande da página' }),
    lead,
    picture: topPicture,
    card: picture.optional().meta({
      description: 'The picture of the page on cards of other pages, if not the one at the top',
      label: 'Foto no cartão da página inicial',
      hint: 'Vazio: a foto do alto.',
    }),
    brochure: pdf.optional().meta({
      description: 'A brochure as a PDF, as a path relative to this file; shown on the pages about events and about a type of event',
      label: 'Folheto em PDF',
      hint: 'Nas páginas de eventos, casamentos, eventos sociais e corporativos: um PDF de até 10 MB. Vazio: nenhum.',
    }),
    sections: list(section).meta({ description: 'Sections in order', label: 'Seções', one: 'seção' }),
  }),
} as const satisfies Kind;
