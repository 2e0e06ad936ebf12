import { loadNamespacesOnDemand } from '../../../tests/support/components/loadNamespacesOnDemand';
import { moonPhaseOf, moonPhases } from '../../domain/sky/sky';
import { i18nOnDemand } from '../../i18n/namespaces';
import { type Language, languages } from '../../site';
import { describeSky } from './SunAndMoon';

const zone = 'America/Sao_Paulo';
const coast = { latitude: -24, longitude: -46.3 };
const nearby = { coordinates: null, coastCoordinates: coast };
const nowhere = { coordinates: null, coastCoordinates: null };
const plain = (text: string) => text.replaceAll('\u00a0', ' ');
for (const language of languages) loadNamespacesOnDemand(language);
const sky = ({ language = 'pt', ...options }: Partial<Parameters<typeof describeSky>[0]>) => {
  const t = i18nOnDemand(language).getFixedT<['sky']>(null, ['sky']);
  return plain(describeSky({ stay: { checkIn: '2026-12-22', checkOut: '2026-12-27' }, hotel: nearby, language, t, ...options }));
};

test.each([
  [
    'pt',
    'Seu primeiro pôr do sol será por volta das 18h55; o primeiro nascer do sol, por volta das 5h15. Na primeira noite, lua crescente gibosa; cheia em 23/12/2026.',
  ],
  ['en', 'Your first sunset is about 6:55 pm; your first sunrise, about 5:15 am. On your first night, a waxing moon; full on 23/12/2026.'],
  ['fr', 'Votre premier coucher de soleil sera vers 18 h 55 ; le premier lever, vers 5 h 15. La première nuit, lune croissante ; pleine le 23/12/2026.'],
] as const)('in %s: the first sunset, the first sunrise and the moon', (language, text) => {
  expect(sky({ language })).toBe(text);
});

test.each([
  ['pt', 'Seu primeiro pôr do sol será às 18h53; o primeiro nascer do sol, às 5h16.'],
  ['en', 'Your first sunset is at 6:53 pm; your first sunrise, at 5:16 am.'],
  ['fr', 'Votre premier coucher de soleil sera à 18 h 53 ; le premier lever, à 5 h 16.'],
] as const)('in %s: times are exact to the minute, without “about”, where the place is exact', (language, text) => {
  expect(sky({ hotel: { ...nearby, coordinates: coast }, language })).toMatch(new RegExp(`^${text}`));
});

test('describes only the moon where no place is given, or the sun does not set', () => {
  const moon = 'Na primeira noite, lua crescente gibosa; cheia em 23/12/2026.';
  expect(sky({ hotel: nowhere })).toBe(moon);
  expect(sky({ hotel: { ...nearby, coordinates: { latitude: 78.2, longitude: 15.6 } } })).toBe(moon);
});

test('has a text for each of the eight phases in each language', () => {
  const days = Array.from({ length: 31 }, (_, index) => `2027-01-${String(index + 1).padStart(2, '0')}`);
  const names = (language: Language) =>
    moonPhases.map((phase) => {
      const checkIn = days.find((date) => moonPhaseOf({ date, zone }) === phase) ?? '';
      const said = sky({
        stay: { checkIn, checkOut: `${checkIn.slice(0, 8)}${String(Number(checkIn.slice(8)) + 1).padStart(2, '0')}` },
        hotel: nowhere,
        language,
      });
      return said.replace(/^[^,]*, /, '');
    });
  for (const language of languages) expect(new Set(names(language)).size).toBe(8);
});

test('is empty without both dates', () => {
  expect(sky({ stay: { checkIn: '2026-12-22', checkOut: null } })).toBe('');
});
