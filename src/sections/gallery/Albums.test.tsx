/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import { Albums } from './Albums';

const album = (slug: string, name: string, count: number) => ({
  slug,
  name,
  pictures: Array.from({ length: count }, (_, index) => pictureOf(`${slug}-${String(index + 1)}`)),
});
const albums = [album('fotos', 'Fotos', 14), album('eventos', 'Eventos', 3)];
const films = [
  {
    slug: 'mar',
    title: 'O mar',
    alt: 'Ondas chegam à areia',
    seconds: 7,
    mp4: { publicURL: '/mar.mp4' },
    webm: { publicURL: '/mar.webm' },
    standIn: null,
    poster: pictureOf('mar'),
  },
];
const view = <Albums albums={albums} films={films} />;

const at = (hash: string) => window.history.replaceState(null, '', `/galeria${hash}`);
const links = () => within(screen.getByRole('tabpanel')).getAllByRole('link');
const lightbox = () => screen.findByRole('dialog', { name: 'Imagem ampliada' });
const position = () => within(screen.getByRole('dialog')).getByRole('status').textContent;

beforeEach(() => {
  at('');
});

test('an album begins with twelve pictures; a click adds the others and focuses the first of them', async () => {
  const { user } = renderIn('pt', view);
  expect(links()).toHaveLength(12);
  expect(screen.getByText('12 de 14 fotos')).toBeTruthy();
  const announced = within(screen.getByRole('tabpanel')).getByRole('status');
  expect(announced.textContent).toBe('');
  await user.click(screen.getByRole('button', { name: 'Ver mais fotos' }));
  expect(links()).toHaveLength(14);
  expect(document.activeElement).toBe(links()[12]);
  expect(announced.textContent).toBe('14 de 14 fotos');
  expect(screen.queryByRole('button', { name: 'Ver mais fotos' })).toBeNull();
});

test('screen readers get the alt text of each picture that is shown, and nothing of the others', () => {
  renderIn('pt', view);
  expect(links().map((link) => link.getAttribute('aria-label'))).toEqual(Array.from({ length: 12 }, (_, index) => `Ampliar: Vê-se fotos-${String(index + 1)}`));
  expect(screen.queryByText('Legenda de fotos-13')).toBeNull();
});

test('a picture opens under its own address; arrow keys page, from the last to the first; closing goes back and focuses the picture seen last', async () => {
  const { user } = renderIn('pt', view);
  await user.click(screen.getByRole('link', { name: 'Ampliar: Vê-se fotos-2' }));
  await lightbox();
  expect(window.location.hash).toBe('#foto-fotos-2');
  await user.keyboard('{ArrowLeft}{ArrowLeft}');
  expect(position()).toContain('14 de 14');
  await user.keyboard('{ArrowRight}{ArrowRight}{ArrowRight}');
  expect(position()).toContain('3 de 14');
  expect(window.location.hash).toBe('#foto-fotos-3');
  await user.click(screen.getByRole('button', { name: 'Fechar' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(window.location.hash).toBe('');
  expect(document.activeElement).toBe(screen.getByRole('link', { name: 'Ampliar: Vê-se fotos-3' }));
});

test('an address of a picture opens it, with its album behind; after Escape the address is that of the album', async () => {
  at('#foto-eventos-2');
  renderIn('pt', view);
  const dialog = await lightbox();
  expect(position()).toContain('2 de 3');
  expect(screen.getByRole('tab', { selected: true, hidden: true }).textContent).toBe('Eventos');
  act(() => {
    fireEvent(dialog, new Event('cancel', { cancelable: true }));
  });
  expect(screen.queryByRole('dialog')).toBeNull();
  expect(window.location.hash).toBe('#eventos');
});

test('a picture beyond the first twelve stays shown after it was opened by address', async () => {
  at('#foto-fotos-13');
  renderIn('pt', view);
  act(() => {
    fireEvent(screen.getByRole('dialog'), new Event('cancel', { cancelable: true }));
  });
  await waitFor(() => expect(links()).toHaveLength(14));
});

test('a picture that fails is requested once more, and not again', async () => {
  at('#foto-eventos-1');
  renderIn('pt', view);
  const picture = () => within(screen.getByRole('dialog')).getByRole('img');
  await lightbox();
  const first = picture();
  fireEvent.error(first);
  const second = picture();
  expect(second).not.toBe(first);
  fireEvent.error(second);
  expect(picture()).toBe(second);
});

test('a swipe pages, a click on the picture enlarges it, one beside it closes', async () => {
  at('#foto-eventos-1');
  const { user } = renderIn('pt', view);
  const picture = () => within(screen.getByRole('dialog')).getByRole('img');
  await lightbox();
  const swipe = (from: number, to: number) => {
    fireEvent.touchStart(picture(), { touches: [{ clientX: from, clientY: 300 }] });
    fireEvent.touchEnd(picture(), { touches: [], changedTouches: [{ clientX: to, clientY: 310 }] });
  };
  swipe(300, 100);
  expect(position()).toContain('2 de 3');
  swipe(100, 300);
  swipe(300, 280);
  expect(position()).toContain('1 de 3');
  await user.click(picture());
  expect(screen.getByRole('button', { name: 'Afastar' })).toBeTruthy();
  expect(document.activeElement).toBe(screen.getByRole('region', { name: 'Legenda de eventos-1' }));
  await user.click(screen.getByRole('button', { name: 'Afastar' }));
  await user.click(picture().closest('div') ?? document.body);
  expect(screen.queryByRole('dialog')).toBeNull();
});

test('a film is a poster with its duration, and plays with controls after a click', async () => {
  const play = jest.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue(undefined);
  at('#videos');
  const { user, container } = renderIn('pt', view);
  expect(container.querySelector('video')).toBeNull();
  await user.click(screen.getByRole('link', { name: 'Assistir: O mar, 7 segundos' }));
  expect(play).toHaveBeenCalledTimes(1);
  expect(container.querySelector('video')).toMatchObject({ controls: true, preload: 'none' });
  expect(screen.queryByRole('link', { name: /Assistir/ })).toBeNull();
});

test('without script the first album is shown in part, and every other picture is in a plain grid, linked to its file; hydration matches', async () => {
  const { html, differences } = await hydrateIn('pt', view);
  expect(html.match(/<li [^>]*class="picture/g)).toHaveLength(12);
  const files = [...html.matchAll(/<noscript>(.*?)<\/noscript>/gs)].map(([, list = '']) =>
    [...list.matchAll(/href="([^"]*)"><img src="([^"]*)" alt="" loading="lazy"\/>([^<]*)</g)].map(([, href, source, name]) => [href, source, name]),
  );
  expect(files[0]).toEqual([
    ['/fotos/fotos-13.jpg', '/fotos/fotos-13.jpg', 'Legenda de fotos-13'],
    ['/fotos/fotos-14.jpg', '/fotos/fotos-14.jpg', 'Legenda de fotos-14'],
  ]);
  expect(files[1]).toHaveLength(3);
  expect(html).toContain('href="/mar.mp4"');
  expect(differences).toEqual([]);
});
