/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import { JustifiedRows } from './JustifiedRows';

const pictures = ['praia', 'piscina', 'varanda', 'jardim'].map((name) => pictureOf(name));

test('renders a list of pictures with captions', () => {
  renderIn('pt', <JustifiedRows pictures={pictures} label="O resort" />);
  const items = within(screen.getByRole('list', { name: 'O resort' })).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  expect(within(items[0] ?? document.body).getByRole('img', { name: 'Vê-se praia' })).toBeTruthy();
  expect(screen.getByText('Legenda de jardim')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('each picture has `sizes` for its share of the row', () => {
  renderIn('pt', <JustifiedRows pictures={pictures} label="O resort" />);
  expect([...document.querySelectorAll('source')].map((source) => source.sizes)).toEqual([
    '(width < 37.5em) 72vw, 48vw',
    '(width < 37.5em) 36vw, 48vw',
    '(width < 37.5em) 36vw, 48vw',
    '(width < 37.5em) 72vw, 48vw',
  ]);
});
