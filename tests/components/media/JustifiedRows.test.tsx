/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { JustifiedRows } from '../../../src/components/media/JustifiedRows';
import { renderIn } from '../../support/inLanguage';
import { pictureOf } from '../../support/pictures';

const pictures = ['praia', 'piscina', 'varanda', 'jardim'].map((name) => pictureOf(name));

test('a list of pictures with their words', () => {
  renderIn('pt', <JustifiedRows pictures={pictures} label="O resort" />);
  const items = within(screen.getByRole('list', { name: 'O resort' })).getAllByRole('listitem');
  expect(items).toHaveLength(4);
  expect(within(items[0] ?? document.body).getByRole('img', { name: 'Vê-se praia' })).toBeTruthy();
  expect(screen.getByText('Legenda de jardim')).toBeTruthy();
  expect(screen.queryByRole('link')).toBeNull();
});

test('what is over the limit stands hidden in the HTML', () => {
  const { container } = renderIn('pt', <JustifiedRows pictures={pictures} label="O resort" limit={3} />);
  expect(screen.getAllByRole('listitem')).toHaveLength(3);
  expect(container.querySelectorAll('li')).toHaveLength(4);
});

test('each says how wide it stands', () => {
  renderIn('pt', <JustifiedRows pictures={pictures} label="O resort" />);
  expect(screen.getAllByRole('img').map((image) => image.getAttribute('sizes'))).toEqual([
    '(max-width: 640px) 96vw, 48vw',
    '(max-width: 640px) 48vw, 48vw',
    '(max-width: 640px) 48vw, 48vw',
    '(max-width: 640px) 96vw, 48vw',
  ]);
});
