/** @jest-environment jsdom */
import { File as NodeFile } from 'node:buffer';
import { TextDecoder } from 'node:util';
import { fromJS, Map } from 'immutable';
import { fireEvent, render, screen, waitFor } from '@testing-library/react';
import { fieldFor } from '../../form/deskField';
import { pdf } from '../../../../src/content/fields';
import { inHotelFolder } from '../../../../src/hotel';
import type { ControlProps } from '../decap';
import { currentNames, requestOfDesk } from '../deskState';
import { ask } from '../Dialog';
import { file as FileInput } from './files';

jest.mock('../internals', () => ({ removeFromForm: jest.fn() }));
jest.mock('../deskState', () => ({ currentNames: jest.fn(), isLocal: () => true, requestOfDesk: jest.fn(() => Promise.resolve({})) }));
jest.mock('../Dialog', () => ({ ask: jest.fn() }));
jest.mock('../refusedSave', () => ({ noteFault: jest.fn() }));
jest.mock('../photoFile', () => ({}));
/** jsdom's takes no files of Node's. */
class FileReader {
  result = 'data:,';
  onload?: () => void;
  readAsDataURL() {
    this.onload?.();
  }
}
Object.assign(globalThis, { TextDecoder, FileReader });
URL.createObjectURL = () => 'blob:';

const whole = '%PDF-1.4\n1 0 obj\n<<>>\nendobj\n%%EOF\n';
const names = (...files: string[]) =>
  jest.mocked(currentNames).mockReturnValue({ pictures: [], pdfsAndFilms: files.map((one) => inHotelFolder(`files/${one}`)) } as never);
const onChange = jest.fn();
const onPersistMedia = jest.fn<Promise<unknown>, [File, object]>(() => Promise.resolve());
function show(value: string): void {
  const control: Partial<ControlProps> = {
    field: fromJS(fieldFor('menuFile', pdf.optional(), { kind: 'Restaurant', at: 'Restaurant' })),
    value,
    onChange,
    onPersistMedia,
    forID: 'menu',
    parentIds: [value],
    getEntry: () => Map({ mediaFiles: [] }),
  };
  render(<FileInput {...(control as ControlProps)} />);
}
const give = (name: string, text = whole) => fireEvent.change(screen.getByLabelText('PDF do computador'), { target: { files: [new NodeFile([text], name)] } });

test('a PDF of the folder is chosen by its name', () => {
  names('carta.pdf', 'regras.pdf');
  show('');
  fireEvent.change(screen.getByRole('combobox'), { target: { value: '../files/regras.pdf' } });
  expect(onChange).toHaveBeenCalledWith('../files/regras.pdf');
});

test('one of this computer is added under a plain name, with the entry', async () => {
  names();
  show('');
  give('Cardápio de Verão (1).PDF');
  await waitFor(() => expect(onChange).toHaveBeenCalledWith('../files/cardapio-de-verao-1.pdf'));
  await waitFor(() => expect(onPersistMedia.mock.calls[0]?.[0].name).toBe('cardapio-de-verao-1.pdf'));
  expect(ask).not.toHaveBeenCalled();
});

test.each([
  ['of the same name', 'carta.pdf', '', 'carta.pdf'],
  ['that the field has', 'nova.pdf', '../files/carta.pdf', 'carta.pdf'],
])('it takes the place and the name of the one %s, or is added beside it', async (_, given, value, other) => {
  names('carta.pdf');
  show(value);
  for (const [isInstead, name] of [
    [true, other],
    [false, given === other ? 'carta-2.pdf' : given],
  ] as const) {
    jest.mocked(ask).mockResolvedValueOnce(isInstead);
    give(given);
    await screen.findByText(`Nome no site: ${name}.`);
    expect(onPersistMedia.mock.lastCall?.[0].name).toBe(name);
    expect(jest.mocked(ask).mock.lastCall?.[0].title).toBe(`Pôr no lugar de ${other}?`);
  }
});

test('after Escape, or the button that gives up, nothing is taken', async () => {
  names('carta.pdf');
  show('');
  jest.mocked(ask).mockResolvedValueOnce(undefined);
  give('carta.pdf');
  await waitFor(() => expect(ask).toHaveBeenCalledWith(expect.objectContaining({ neither: 'Desistir' })));
  await screen.findByText('PDF do computador');
  expect([onPersistMedia, onChange].flatMap(({ mock }) => mock.calls)).toEqual([]);
});

test('what is no PDF is refused in the words of the content check, and nothing is kept', async () => {
  names();
  show('');
  give('carta.pdf', 'PK a letter');
  await screen.findByText('carta.pdf não é um PDF inteiro; exporte de novo nesse formato, ou copie outra vez.');
  expect(onPersistMedia).not.toHaveBeenCalled();
});

test('a PDF that is in the folder already is taken from there', async () => {
  names('carta.pdf');
  jest.mocked(requestOfDesk).mockResolvedValueOnce({ path: inHotelFolder('files/carta.pdf') });
  show('');
  give('outra.pdf');
  await screen.findByText('Já está na pasta, como carta.pdf: o campo leva a esse.');
  expect(onChange).toHaveBeenCalledWith('../files/carta.pdf');
  expect(ask).not.toHaveBeenCalled();
  expect(onPersistMedia).not.toHaveBeenCalled();
});
