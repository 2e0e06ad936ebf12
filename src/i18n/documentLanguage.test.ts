/** @jest-environment jsdom */
import { setDocumentLanguage } from './documentLanguage';

test('sets <html lang> only if the language changes', () => {
  const root = document.documentElement;
  root.lang = 'pt-BR';
  const set = jest.spyOn(root, 'lang', 'set');
  setDocumentLanguage('pt');
  expect(set).not.toHaveBeenCalled();
  setDocumentLanguage('fr');
  expect(root.lang).toBe('fr');
});
