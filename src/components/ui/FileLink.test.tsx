/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { FileLink } from './FileLink';

test('a link to a file says its type and size', () => {
  renderIn('pt', <FileLink file={{ base: 'cardapio.pdf', size: '1,2 MB' }}>Menu</FileLink>);
  expect(screen.getByRole('link', { name: 'Menu (PDF, 1,2 MB)' }).getAttribute('href')).toBe('/arquivos/cardapio.pdf');
});
