import { contentFacts } from '../../../tests/support/content/publishedFacts';
import { routes } from '../../../tests/support/content/routes';
import { isListed } from '../../domain/pages/addresses';
import { environment } from '../../environment';
import { languageNames, languages } from '../../site';
import { llmsFile } from './llmsFile';

const { siteUrl } = environment();
const all = contentFacts();
const text = llmsFile(all);

test('llms.txt has name, summary and every page in each language', () => {
  expect(text).toMatch(/^# .+\n\n> .+\n\n/);
  expect(text.split('\n')[0]).toBe(`# ${all.pt.Hotel.name}`);
  expect(text.match(/^## .+$/gm)).toEqual(['## Index', ...languages.map((language) => `## ${languageNames[language]}`)]);
  const links = [...text.matchAll(/^- \[[^\]]+\]\((\S+)\): \S.+$/gm)].map(([, address = '']) => address);
  expect(links).toEqual(expect.arrayContaining([`${siteUrl}/sitemap.xml`, `${siteUrl}/en/quartos/luxo`, `${siteUrl}/fr`]));
  expect(new Set(links).size).toBe(1 + routes.filter(isListed).length * languages.length);
});

test('llms.txt has the contacts and the rules of a stay, in words', () => {
  const { Hotel: hotel, StayRules: stay } = all.en;
  for (const contact of [hotel.phone, hotel.whatsapp, hotel.email, hotel.address.street, hotel.timeZone]) expect(text).toContain(contact);
  for (const rule of stay.rules) expect(text).toContain(`- ${rule.title}: ${rule.text}\n`);
});
