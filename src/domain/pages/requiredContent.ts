/** Fixed pages of headings and paragraphs, all rendered by `src/templates/Plain.tsx`: the slugs of their files in `content/pages`. */
export const plainPages: readonly string[] = ['acessibilidade', 'privacidade'];

/** The sections that each fixed page shows by name; `content/pages/<page>.json` must have them, and may have others where the page shows all. */
export const requiredSections = {
  index: ['temporadas', 'acomodacoes', 'nosso-resort', 'suas-informacoes', 'paraiso'],
  resort: ['introducao', 'chegada', 'arquitetura', 'destino', 'passeio', 'encerramento'],
  acomodacoes: ['para-quem', 'comparar'],
  estrutura: ['instagram', 'reserva'],
  spasissimo: ['no-spa', 'galeria', 'mensagem'],
  'experiencias-unicas': ['com-data', 'qual-vale', 'sem-data'],
  'parque-da-crianca': ['juntos', 'passaporte', 'antes'],
  gastronomia: ['dia'],
  eventos: ['servir', 'ja-aconteceu', 'espacos', 'altar'],
  'detalhes-eventos': ['espacos', 'conte', 'encontre', 'capacidades'],
  casamento: ['momentos', 'onde-cabe', 'conte'],
  'evento-corporativo': ['momentos', 'onde-cabe', 'conte'],
  'evento-social': ['momentos', 'onde-cabe', 'conte'],
  galeria: ['reserva'],
  contato: ['como-chegar', 'regras'],
  'minha-viagem': ['sem-javascript'],
  'sem-internet': ['contatos', 'viagem', 'horarios'],
  acessibilidade: ['conforto'],
  privacidade: ['navegar'],
  'programa-anos-dourados': ['conforto'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Name of a section that some page shows by name. */
export type RequiredSection = (typeof requiredSections)[keyof typeof requiredSections][number];

/** Content that a page needs, by kind and slug: without it the page would be blank. */
export const requiredFiles = {
  Offer: ['family-plan'],
  Facility: ['parque-da-crianca', 'spasissimo'],
  Film: ['mar-da-manha'],
} as const satisfies Readonly<Record<string, readonly string[]>>;
