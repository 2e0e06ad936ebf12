/** @jest-environment jsdom */
import { messagesOf } from '../../../tests/support/content/messages';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { type Measuring, settings } from '../../browser/settings';
import { languages } from '../../site';
import { MeasuringText } from './MeasuringText';

interface Messages {
  readonly nothing: string;
  readonly noCookies: string;
  readonly counted: string;
  readonly providers: Readonly<Record<'plausible' | 'matomo' | 'ga4', string>>;
  readonly figures: string;
}

const matomo = { provider: 'matomo', site: '1', endpoint: 'https://m.example/matomo.php', script: 'https://m.example/matomo.js' } as const;
const ga4 = { provider: 'ga4', id: 'G-TEST', script: 'https://g.example/', setsCookies: true, offSwitch: 'ga-disable-G-TEST' } as const;
const figuresEndpoint = 'https://metrics.example/';

const cases: readonly (readonly [string, Measuring | null, (messages: Messages) => readonly string[]])[] = [
  ['nothing', null, ({ nothing }) => [nothing]],
  ['Matomo', { analytics: [matomo], figuresEndpoint: null }, ({ noCookies, counted, providers }) => [noCookies, `${counted} ${providers.matomo}`]],
  ['Google, which sets cookies', { analytics: [ga4], figuresEndpoint: null }, ({ counted, providers }) => [`${counted} ${providers.ga4}`]],
  ['figures alone', { analytics: [], figuresEndpoint }, ({ noCookies, figures }) => [noCookies, figures]],
  [
    'two, and figures',
    { analytics: [matomo, ga4], figuresEndpoint },
    ({ counted, providers, figures }) => [`${counted} ${providers.matomo} ${providers.ga4}`, figures],
  ],
];

describe.each(languages)('the privacy page in %s', (language) => {
  test.each(cases)('tells what a build with %s measures', (_, measuring, paragraphs) => {
    jest.replaceProperty(settings, 'measuring', measuring);
    const { container } = renderIn(language, <MeasuringText />);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(paragraphs(messagesOf<Messages>(language, 'privacy')));
  });
});
