import { type Language, languages } from '../../src/site';
import { offers, pathOfOtherRoom, pathOfRoom, pathOfRole } from './content/hotel';
import { routes } from './content/routes';

/** Whether everything is tested (`npm run test:full`) or a sample (`npm test`). */
export const full = process.env.FULL === '1';

/** All in the full run, otherwise the sample. */
export const inFull = <Thing>(all: readonly Thing[], ...sample: readonly NoInfer<Thing>[]): readonly Thing[] => (full ? all : sample);

/** The languages of a journey: all in the full run, otherwise the sample. */
export const inLanguages = (...sample: readonly Language[]): readonly Language[] => inFull(languages, ...sample);

/** Viewport heights by width, in pixels. */
const heights = { 390: 844, 768: 1024, 1440: 900 } as const;
type Width = keyof typeof heights;
export const widths: readonly Width[] = [390, 768, 1440];

/** A page opened in a language, at a width. */
export interface Visit {
  readonly route: string;
  readonly language: Language;
  readonly viewport: { readonly width: Width; readonly height: number };
}

const visit = (route: string, language: Language, width: Width): Visit => ({ route, language, viewport: { width, height: heights[width] } });

const [offer = '', secondOffer = '', thirdOffer = ''] = offers.flatMap(({ path }) => path ?? []);

/** Each type of page at least once, each language and width on a third of them. A fixed list, independent of the date; what a hotel has not is left out. */
const all = [
  visit('/', 'pt', 1440),
  visit('/', 'fr', 390),
  visit('/resort', 'en', 768),
  visit('/acomodacoes', 'pt', 390),
  visit(pathOfRoom, 'pt', 768),
  visit(pathOfOtherRoom, 'fr', 390),
  visit('/estrutura', 'fr', 390),
  visit(pathOfRole('spa'), 'en', 1440),
  visit(pathOfRole('offers'), 'fr', 768),
  visit(pathOfRole('children'), 'pt', 390),
  visit('/gastronomia', 'fr', 390),
  visit('/eventos', 'en', 390),
  visit('/galeria', 'pt', 768),
  visit('/contato', 'fr', 1440),
  visit(pathOfRole('marriage'), 'fr', 390),
  visit(pathOfRole('corporate'), 'en', 1440),
  visit('/detalhes-eventos', 'fr', 390),
  visit(offer, 'en', 390),
  visit(secondOffer, 'fr', 768),
  visit(thirdOffer, 'pt', 1440),
  visit('/acessibilidade', 'fr', 390),
  visit('/perguntas', 'en', 390),
  visit('/minha-viagem', 'en', 768),
  visit('/sem-internet', 'fr', 390),
  visit('/privacidade', 'en', 390),
];

export const sample: readonly Visit[] = all.filter(({ route }) => routes.includes(route));

/** The pages of the sample, without duplicates. */
export const sampleRoutes: readonly string[] = [...new Set(sample.map(({ route }) => route))];

export const visits: readonly Visit[] = inFull(
  routes.flatMap((route) => languages.flatMap((language) => widths.map((width) => visit(route, language, width)))),
  ...sample,
);
