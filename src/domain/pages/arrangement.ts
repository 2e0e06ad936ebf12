/** The sections that the view of a fixed page arranges by name: `content/pages/<page>.json` has to have them. It may have more where a page shows all. */
export const sectionsOfPages = {
  index: ['temporadas', 'acomodacoes', 'nosso-resort', 'suas-informacoes', 'paraiso'],
  resort: ['introducao', 'arquitetura', 'destino', 'passeio', 'encerramento'],
  acomodacoes: ['para-quem', 'comparar'],
  estrutura: ['instagram', 'dia', 'reserva'],
  spasissimo: ['no-spa', 'galeria', 'mensagem'],
  'experiencias-unicas': ['com-data', 'qual-vale', 'sem-data'],
  'parque-da-crianca': ['juntos', 'horarios', 'passaporte', 'antes'],
  gastronomia: ['feijoada', 'dia'],
  eventos: ['servir', 'ja-aconteceu', 'espacos', 'altar'],
  'detalhes-eventos': ['espacos', 'conte', 'encontre', 'capacidades'],
  casamento: ['momentos', 'onde-cabe', 'conte'],
  'evento-corporativo': ['momentos', 'onde-cabe', 'conte'],
  'evento-social': ['momentos', 'onde-cabe', 'conte'],
  galeria: ['reserva'],
  contato: ['regras'],
  'minha-viagem': ['sem-javascript'],
  acessibilidade: ['conforto'],
  'programa-anos-dourados': ['conforto'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** A section that some page arranges. */
export type ArrangedSection = (typeof sectionsOfPages)[keyof typeof sectionsOfPages][number];

/** Content that a page asks for by its slug, by its kind: without it the page would be blank. */
export const thingsOfPages = {
  Offer: ['family-plan'],
  Facility: ['parque-da-crianca', 'spasissimo'],
  Film: ['mar-da-manha'],
} as const satisfies Readonly<Record<string, readonly string[]>>;

/** Identifier of the day on the page of the resort. */
export const resortDayId = 'o-dia';

/** Identifier of a page's first screen: nothing of it is painted before all of it is there (`firstScreenId` in gatsby-config.ts). */
export const heroId = 'abertura';
