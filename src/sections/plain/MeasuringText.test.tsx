/** @jest-environment jsdom */
import { messagesOf } from '../../../tests/support/content/messages';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { type AnalyticsService, settings } from '../../browser/settings';
import { languages } from '../../site';
import { MeasuringText } from './MeasuringText';

interface Messages {
  readonly nothing: string;
  readonly noCookies: string;
  readonly counted: string;
  readonly providers: Readonly<Record<'plausible' | 'matomo' | 'ga4', string>>;
}

const matomo = { provider: 'matomo', site: '1', endpoint: 'https://m.example/matomo.php', script: 'https://m.example/matomo.js' } as const;
const ga4 = { provider: 'ga4', id: 'G-TEST', script: 'https://g.example/', setsCookies: true, offSwitch: 'ga-disable-G-TEST' } as const;

const cases: readonly (readonly [string, readonly AnalyticsService[], (messages: Messages) => readonly string[]])[] = [
  ['nothing', [], ({ nothing }) => [nothing]],
  ['Matomo', [matomo], ({ noCookies, counted, providers }) => [noCookies, `${counted} ${providers.matomo}`]],
  ['Google, which sets cookies', [ga4], ({ counted, providers }) => [`${counted} ${providers.ga4}`]],
  ['two', [matomo, ga4], ({ counted, providers }) => [`${counted} ${providers.matomo} ${providers.ga4}`]],
];

describe.each(languages)('the privacy page in %s', (language) => {
  test.each(cases)('tells what a build with %s measures', (_, analytics, paragraphs) => {
    jest.replaceProperty(settings, 'analytics', analytics);
    const { container } = renderIn(language, <MeasuringText />);
    expect([...container.querySelectorAll('p')].map(({ textContent }) => textContent)).toEqual(paragraphs(messagesOf<Messages>(language, 'privacy')));
  });
});
