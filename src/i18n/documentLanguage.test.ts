/** @jest-environment jsdom */
import { nameLanguage } from './documentLanguage';

test('a page in another language is named so; one in the same leaves the document as it is', () => {
  const root = document.documentElement;
  root.lang = 'pt-BR';
  const set = jest.spyOn(root, 'lang', 'set');
  nameLanguage('pt');
  expect(set).not.toHaveBeenCalled();
  nameLanguage('fr');
  expect(root.lang).toBe('fr');
});
