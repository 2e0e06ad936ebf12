/** The sections that pages show by name, if content has them; by page role, else slug. */
export const namedSections = {
  index: ['temporadas', 'acomodacoes', 'nosso-resort', 'suas-informacoes', 'paraiso'],
  resort: ['introducao', 'chegada', 'arquitetura', 'historia', 'destino', 'praia', 'passeio', 'encerramento'],
  acomodacoes: ['para-quem', 'comparar'],
  estrutura: ['instagram', 'reserva'],
  spa: ['no-spa', 'galeria', 'mensagem'],
  offers: ['com-data', 'qual-vale', 'sem-data'],
  children: ['juntos', 'passaporte', 'antes'],
  gastronomia: ['dia'],
  eventos: ['servir', 'ja-aconteceu', 'espacos', 'altar'],
  'detalhes-eventos': ['espacos', 'conte', 'encontre', 'capacidades'],
  marriage: ['momentos', 'onde-cabe', 'conte'],
  corporate: ['momentos', 'onde-cabe', 'conte'],
  social: ['momentos', 'onde-cabe', 'conte'],
  galeria: ['reserva'],
  contato: ['como-chegar', 'regras'],
  'minha-viagem': ['sem-javascript'],
  'sem-internet': ['contatos', 'viagem', 'horarios'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

export type NamedSection = (typeof namedSections)[keyof typeof namedSections][number];

/** The names of the sections that a page shows, by its slug and role; undefined if it shows all. */
export const sectionsShown = ({ slug, role }: { readonly slug: string; readonly role?: string | null }): readonly string[] | undefined =>
  slug === 'minha-viagem' ? undefined : (namedSections as Readonly<Record<string, readonly string[]>>)[role ?? slug];

interface PageInForm {
  readonly slug: string;
  readonly role?: string | null;
  readonly sections: readonly { readonly slug?: unknown }[];
}

/** The names still free for a section of a page, including its present one; undefined if any name is possible. */
export const freeNames = (page: PageInForm, own: unknown): readonly string[] | undefined =>
  sectionsShown(page)?.filter((name) => name === own || !page.sections.some(({ slug }) => slug === name));
