/** Fixed pages of headings and paragraphs, all rendered by `src/templates/Plain.tsx`: the slugs of their files in `content/pages`. */
export const plainPages: readonly string[] = ['acessibilidade', 'privacidade'];

/** The sections that pages show by name, each where content has it. Those of `showsAll` show all others too. */
export const namedSections = {
  index: ['temporadas', 'acomodacoes', 'nosso-resort', 'suas-informacoes', 'paraiso'],
  resort: ['introducao', 'chegada', 'arquitetura', 'historia', 'destino', 'praia', 'passeio', 'encerramento'],
  acomodacoes: ['para-quem', 'comparar'],
  estrutura: ['instagram', 'reserva'],
  spa: ['no-spa', 'galeria', 'mensagem'],
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
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Name of a section that some page shows by name. */
export type NamedSection = (typeof namedSections)[keyof typeof namedSections][number];

/** The pages among them that show all of their sections. */
export const showsAll: readonly string[] = ['minha-viagem', ...plainPages];
