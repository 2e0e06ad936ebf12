/** @jest-environment jsdom */
import { act, fireEvent, screen, waitFor, within } from '@testing-library/react';
import { renderIn } from '../../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../../tests/support/content/pictures';
import { openPanoramaViewer } from './openPanoramaViewer';
import Panorama from './Panorama';

jest.mock('./openPanoramaViewer');
const opened = jest.mocked(openPanoramaViewer);
const viewer = {
  lookAt: jest.fn(),
  turn: jest.fn(),
  loadLargePicture: jest.fn(),
  canFollowPhone: jest.fn(),
  followPhone: jest.fn(),
  close: jest.fn(),
};

const file = (name: string) => ({ src: `/${name}` });
const panorama = {
  alt: 'Cama em frente, varanda à direita',
  standIn: null,
  file: { childImageSharp: { first: file('first.avif'), firstJpeg: file('first.jpg'), large: file('large.avif'), largeJpeg: file('large.jpg') } },
  points: [
    { label: 'Varanda', yaw: 88, pitch: -6, text: 'Duas cadeiras e o mar.', picture: pictureOf('varanda'), path: null },
    { label: 'Banheiro', yaw: -48, pitch: -6, text: 'O chuveiro, entre azulejos.', picture: null, path: '/aguas' },
  ],
};
const onClose = jest.fn();
const fetchHead = jest.fn<Promise<Response>, [address: string, request: { method: string }]>();
const decode = jest.fn<Promise<void>, []>();

beforeAll(() => {
  // as a browser does, which jsdom does not
  HTMLDialogElement.prototype.showModal = function show(this: HTMLDialogElement) {
    this.open = true;
    this.querySelector('button')?.focus();
  };
});
beforeEach(() => {
  opened.mockReturnValue(viewer);
  viewer.canFollowPhone.mockReturnValue(false);
  decode.mockResolvedValue();
  HTMLImageElement.prototype.decode = decode;
  Object.defineProperty(globalThis, 'fetch', { value: fetchHead, configurable: true });
  Object.defineProperty(navigator, 'connection', { value: { effectiveType: '4g' }, configurable: true });
});

const dialog = () => screen.getByRole('dialog', { name: 'Luxo Varanda, vista em 360°' });
const options = () => opened.mock.calls[0]?.[1];
const status = () => within(dialog()).getByRole('status').textContent;
const open = () => renderIn('pt', <Panorama name="Luxo Varanda" panorama={panorama} onClose={onClose} />);
const firstPictureComes = () => fireEvent.load(screen.getByRole('img', { name: panorama.alt }));
async function enter() {
  const visitor = open();
  firstPictureComes();
  await act(async () => {
    options()?.onReady();
    await Promise.resolve();
  });
  return visitor;
}

test('shows the flat picture first; the viewer uses its file, then a larger one', async () => {
  open();
  expect(opened).not.toHaveBeenCalled();
  firstPictureComes();
  expect(options()?.picture).toMatch(/\/first\.jpg$/);
  await act(async () => {
    options()?.onReady();
    await Promise.resolve();
  });
  expect(screen.getByRole('application', { name: panorama.alt })).toBe(document.activeElement);
  await waitFor(() => expect(viewer.loadLargePicture).toHaveBeenCalledWith('/large.jpg'));
  expect(status()).toBe('Arraste para olhar em volta; no teclado, use as setas.');
});

test('buttons turn the view; a point turns the view to it and shows its text', async () => {
  const { user } = await enter();
  await user.click(screen.getByRole('button', { name: 'Olhar para a esquerda' }));
  expect(viewer.turn).toHaveBeenCalledWith({ yaw: -30, pitch: 0 });
  // wheel, pinch and keys change the size; the bar has the arrows alone
  expect(within(screen.getByRole('group', { name: 'Olhar em volta' })).getAllByRole('button')).toHaveLength(4);
  const points = screen.getByRole('list', { name: 'No quarto' });
  const bathroom = within(points).getByRole('button', { name: 'Banheiro' });
  await user.click(bathroom);
  expect(viewer.lookAt).toHaveBeenCalledWith(expect.objectContaining({ yaw: -48, pitch: -6 }));
  expect(bathroom.getAttribute('aria-pressed')).toBe('true');
  expect(screen.getByText('O chuveiro, entre azulejos.')).toBeTruthy();
  expect(screen.getByRole('link', { name: 'Ver a página' }).getAttribute('href')).toBe('/aguas');
  act(() => options()?.onPoint(0));
  expect(screen.getByText('Duas cadeiras e o mar.')).toBeTruthy();
});

test('the phone turns the view only after the guest has turned that on', async () => {
  viewer.canFollowPhone.mockReturnValue(true);
  const { user } = await enter();
  expect(viewer.followPhone).not.toHaveBeenCalled();
  const button = screen.getByRole('button', { name: 'Girar com o celular' });
  await user.click(button);
  expect(viewer.followPhone).toHaveBeenCalledWith(true);
  expect(button.getAttribute('aria-pressed')).toBe('true');
  act(() => options()?.onDragStart());
  expect(button.getAttribute('aria-pressed')).toBe('false');
});

test('without WebGL it shows the flat picture with its text and points', async () => {
  const { user } = open();
  firstPictureComes();
  act(() => options()?.onFail());
  expect(status()).toBe('Este navegador não gira a vista. Aqui está ela aberta, de ponta a ponta.');
  expect(screen.getByText(panorama.alt)).toBeTruthy();
  expect(screen.queryByRole('application')).toBeNull();
  expect(screen.queryByRole('button', { name: 'Olhar para a esquerda' })).toBeNull();
  await user.click(screen.getByRole('button', { name: 'Varanda' }));
  expect(screen.getByText('Duas cadeiras e o mar.')).toBeTruthy();
});

test('if the picture cannot be loaded, its text is shown', () => {
  open();
  fireEvent.error(screen.getByRole('img', { name: panorama.alt }));
  expect(status()).toBe('A imagem não carregou: a conexão falhou. O que ela mostra está escrito aqui.');
  expect(screen.getByText(panorama.alt)).toBeTruthy();
  expect(opened).not.toHaveBeenCalled();
});

test.each([
  ['data is to be saved', { effectiveType: '4g', saveData: true }],
  ['the connection is slow', { effectiveType: '2g' }],
])('if %s, the large picture waits for a tap on a button with its size', async (_why, connection) => {
  Object.defineProperty(navigator, 'connection', { value: connection, configurable: true });
  fetchHead.mockResolvedValue({ ok: true, headers: new Headers({ 'content-length': '1234567' }) } as Response);
  const { user } = await enter();
  const more = await screen.findByRole('button', { name: 'Ver com mais nitidez (1,2 MB)' });
  expect(fetchHead.mock.calls).toEqual([['/large.jpg', { method: 'HEAD' }]]);
  expect(decode).not.toHaveBeenCalled();
  await user.click(more);
  await waitFor(() => expect(viewer.loadLargePicture).toHaveBeenCalledWith('/large.jpg'));
  expect(screen.queryByRole('button', { name: /nitidez/ })).toBeNull();
});

test('if the larger picture cannot be loaded, that is announced and the view stays', async () => {
  decode.mockRejectedValue(new Error('no picture'));
  await enter();
  await waitFor(() => expect(status()).toBe('A vista nítida não carregou. Tente de novo daqui a pouco.'));
  expect(viewer.loadLargePicture).not.toHaveBeenCalled();
  expect(screen.getByRole('application', { name: panorama.alt })).toBeTruthy();
});
