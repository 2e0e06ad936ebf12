/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { FileLink } from './FileLink';

test.each([
  ['pt', 1_234_567, 'Menu (PDF, 1,2 MB)'],
  ['en', 1_234_567, 'Menu (PDF, 1.2 MB)'],
  ['fr', 1_234_567, 'Menu (PDF, 1,2 Mo)'],
  ['pt', 9_960_000, 'Menu (PDF, 10 MB)'],
  ['fr', 640, 'Menu (PDF, 1 ko)'],
  ['en', 98_001, 'Menu (PDF, 99 kB)'],
] as const)('a link to a file says its type and size, in %s: %d bytes', (language, size, name) => {
  renderIn(language, <FileLink file={{ base: 'cardapio.pdf', size }}>Menu</FileLink>);
  const link = screen.getByRole('link');
  expect(link.textContent.replace('\u00a0', ' ')).toBe(name);
  expect(link.getAttribute('href')).toBe('/arquivos/cardapio.pdf');
});
