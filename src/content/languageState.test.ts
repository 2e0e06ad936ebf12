import { languageStates, stateText } from './languageState';
import { printContent } from './printContent';
import { languages } from '../site';

const text = printContent({ slug: 'a', name: { pt: 'Nome', en: 'Name' }, summary: { pt: 'Resumo', en: 'Summary', fr: 'Résumé' } });
/** The lines of `text`, changed at 1 except the Portuguese summary. */
const times = text.split('\n').map((line) => (line.includes('Resumo') ? 2 : 1));

test('each language is whole, lacks texts, or has some from before the last change of the Portuguese one', () => {
  const french = { text: 'francês: falta 1 texto', path: 'name.fr' };
  expect(languageStates(text).slice(0, 2)).toEqual([{ text: 'inglês: completo' }, french]);
  expect(languageStates(text, times).slice(0, 3)).toEqual([
    { text: 'inglês: 1 de antes da última mudança em português', path: 'summary.en' },
    french,
    { text: 'francês: 1 de antes da última mudança em português', path: 'summary.fr' },
  ]);
});

const translatedBut = (...missing: readonly string[]) =>
  Object.fromEntries(languages.filter((language) => !missing.includes(language)).map((language) => [language, 'a']));

test('lists say what is off the site, unfinished, or lacks a language', () => {
  expect(stateText('Room', { archived: true, name: { pt: 'a' } })).toBe('fora do ar');
  expect(stateText('Room', { name: translatedBut('fr') })).toBe('falta francês');
  expect(stateText('PlainPage', { heading: translatedBut('en', 'fr') })).toBe('inacabada, falta inglês e francês');
  expect(stateText('Room', { name: translatedBut() })).toBeUndefined();
});
