import { contentFacts } from '../../../tests/support/content/publishedFacts';
import { isListed } from '../../domain/pages/addresses';
import { environment } from '../../environment';
import { languageNames, languages } from '../../site';
import { publishedPages } from './facts/publishedPages';
import { llmsFile } from './llmsFile';

const { siteUrl } = environment();
const all = contentFacts();
const today = '2026-11-29';
const text = llmsFile(all, today);

test('llms.txt has name, summary and every page in each language', () => {
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  expect(text.split('\n')[0]).toBe(`# ${all.pt.Hotel.name}`);
  expect(text.match(/^## .+$/gm)).toEqual(['## Index', ...languages.map((language) => `## ${languageNames[language]}`)]);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S.+$/gm)].map(([, address = '']) => address);
  expect(links).toEqual(expect.arrayContaining([`${siteUrl}/sitemap.xml`, `${siteUrl}/en/quartos/${all.en.Room[0]?.slug}`, `${siteUrl}/fr`]));
  expect(new Set(links).size).toBe(1 + publishedPages(all.pt, 'pt').filter(({ path }) => isListed(path)).length * languages.length);
});

test('llms.txt has the contacts and the rules of a stay, in words', () => {
  const { Hotel: hotel, StayRules: stay } = all.en;
  for (const contact of [hotel.phone, hotel.whatsapp, hotel.email, hotel.address.street, hotel.timeZone]) expect(text).toContain(contact);
  for (const rule of stay.rules) expect(text).toContain(`- ${rule.title}: ${rule.text}\n`);
});

test('llms.txt has the days on which a place keeps other hours, and none that are over', () => {
  const [place] = all.en.Restaurant;
  if (!place) throw new Error('There is no restaurant.');
  const exception = { closed: null, hours: null, note: null };
  const changed = {
    ...place,
    name: 'Thai',
    seasons: [{ from: '12-15', to: '02-28', hours: [{ service: 'open' as const, days: ['sat' as const], opens: '12:00', closes: '16:00' }] }],
    exceptions: [
      { ...exception, from: '2026-11-01', to: '2026-11-28', closed: true },
      { ...exception, from: '2027-02-01', to: '2027-03-31', closed: true, note: 'under renovation' },
      { ...exception, from: '12-25', to: '12-25', hours: [{ service: 'open' as const, opens: '12:00', closes: '16:00' }] },
    ],
  };
  const lines = llmsFile({ ...all, en: { ...all.en, Restaurant: [changed], Bar: [], Meal: [], Facility: [] } }, today)
    .split('\n')
    .filter((line) => line.startsWith('- Thai,'));
  expect(lines).toEqual([
    '- Thai, 15 December to 28 February: Saturdays noon–4\u00a0pm',
    '- Thai, 1 February to 31 March: closed, under renovation',
    '- Thai, 25 December: noon–4\u00a0pm',
  ]);
});
