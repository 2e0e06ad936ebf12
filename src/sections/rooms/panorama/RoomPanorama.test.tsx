/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../../tests/support/components/inLanguage';
import { RoomPanorama } from './RoomPanorama';

const file = { childImageSharp: { first: null, firstJpeg: { src: '/first.jpg' }, large: null, largeJpeg: null } };
const room = { name: 'Luxo Varanda', panorama: { alt: 'Cama em frente, varanda à direita', standIn: null, file, points: [] } };

test('a room without a 360° view has no button', () => {
  const { container } = renderIn('pt', <RoomPanorama room={{ ...room, panorama: null }} />);
  expect(container.innerHTML).toBe('');
});

test('without script it is a link to the picture, and hydration matches', async () => {
  const { html, differences } = await hydrateIn('pt', <RoomPanorama room={room} />);
  expect(html).toMatch(/<noscript><a class="link" href="\/first\.jpg">Ver o quarto todo em uma foto<\/a><\/noscript>/);
  expect(differences).toEqual([]);
  expect(screen.getByRole('button', { name: 'Ver o quarto em 360°' })).toBeTruthy();
});
