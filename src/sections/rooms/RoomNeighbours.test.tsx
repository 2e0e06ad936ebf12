/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { heard } from '../../../tests/support/components/heard';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import { RoomNeighbours } from './RoomNeighbours';

const room = (slug: string, area: number) => ({ slug, name: slug, area, cover: pictureOf(slug) });

test('each says whether it is smaller or larger than the room of the page, or of its size', () => {
  renderIn('pt', <RoomNeighbours area={27} rooms={[room('Standard', 25), room('Premium', 27), room('Master', 35)]} />);
  expect(screen.getAllByRole('link').map(heard)).toEqual(['Menor: 25\u00a0m²Standard', 'Do mesmo tamanho: 27\u00a0m²Premium', 'Maior: 35\u00a0m²Master']);
});
