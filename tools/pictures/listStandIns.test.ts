import crypto from 'node:crypto';
import fs from 'node:fs';
import path from 'node:path';
import { jpegOf } from '../../tests/support/content/photographs';
import { shownFiles } from '../../src/content/standIns';
import { listStandIns } from './listStandIns';
import { temporaryFolder, writeFiles } from '../../tests/support/folders';

let root: string;

const put = (name: string, bytes: Buffer | string) => fs.writeFileSync(path.join(root, 'content', name), bytes);
const putRoom = (room: object) => put('rooms/jardim.json', JSON.stringify({ slug: 'jardim', name: { pt: 'Jardim', en: 'Garden' }, ...room }));
const standIns = () => shownFiles(root).flatMap(({ isStandIn, named }) => (isStandIn ? [path.basename(named)] : []));

const rendered = { 'quarto.jpg': [1600, 900], 'quarto-retrato.jpg': [600, 800], 'volta.jpg': [400, 200] } as const;
const quarto = { file: '../images/quarto.jpg', portrait: '../images/quarto-retrato.jpg' };

beforeEach(async () => {
  root = temporaryFolder();
  for (const folder of ['images', 'rooms']) fs.mkdirSync(path.join(root, 'content', folder), { recursive: true });
  const lines: string[] = [];
  for (const [name, [width, height]] of Object.entries(rendered)) {
    const bytes = await jpegOf({ width, height });
    put(`images/${name}`, bytes);
    lines.push(`${crypto.createHash('sha256').update(bytes).digest('hex')}  images/${name}\n`);
  }
  put('images/stand-ins.sha256', lines.join(''));
});

test('a picture stands in under any name until another is in its place', async () => {
  putRoom({ pictures: [quarto] });
  expect(standIns()).toEqual(['quarto.jpg', 'quarto-retrato.jpg']);
  fs.copyFileSync(path.join(root, 'content/images/quarto.jpg'), path.join(root, 'content/images/outro.jpg'));
  put('images/quarto.jpg', await jpegOf({ width: 1700, height: 900 }));
  expect(standIns()).toEqual(['quarto-retrato.jpg']);
  putRoom({ pictures: [{ file: '../images/outro.jpg' }] });
  expect(standIns()).toEqual(['outro.jpg']);
  fs.rmSync(path.join(root, 'content/images/stand-ins.sha256'));
  expect(standIns()).toEqual([]);
});

test('a picture is listed with its portrait version, where it is seen and what to bring', async () => {
  putRoom({ pictures: [quarto], menu: { illustrative: true } });
  expect((await listStandIns(root)).split('\n')).toEqual([
    'Fotos e filmes no lugar dos do hotel (1)',
    '',
    'content/images/quarto.jpg',
    '  aparece: Acomodações: Jardim › Fotos 1',
    '  traga: uma foto deitada, com 1600 pixels ou mais no lado maior',
    '  com a versão em pé: content/images/quarto-retrato.jpg: a mesma em pé, 3 por 4, com 800 pixels ou mais de altura; sem ela, o site corta a foto',
    '',
    'Textos no lugar dos do hotel: troque por eles e, em “Ilustrativo”, escolha “Não” (1)',
    '  Acomodações: Jardim › menu',
  ]);
});

test('a list that stands in is told with its entries that do not, and a menu that a PDF replaces is not told', async () => {
  const list = (data: object) => {
    writeFiles(root, { 'content/restaurants/thai.json': JSON.stringify({ slug: 'thai', ...data }) });
    return listStandIns(root);
  };
  const menu = {
    illustrative: true,
    sections: [{ name: { pt: 'Pratos' }, dishes: [{ name: { pt: 'Sopa' } }, { name: { pt: 'Peixe' }, illustrative: false }] }],
  };
  expect(await list({ menu })).toContain('Restaurantes: thai › Cardápio, menos: Peixe');
  expect(await list({ menu, menuFile: '../files/carta.pdf' })).not.toContain('Cardápio');
  fs.rmSync(path.join(root, 'content/restaurants/thai.json'));
});

test('beside the hotel’s own photograph, what was rendered to match is listed, then nothing', async () => {
  const panorama = { file: '../images/volta.jpg' };
  putRoom({ pictures: [quarto], panorama });
  put('images/quarto.jpg', await jpegOf({ width: 1700, height: 900 }));
  expect((await listStandIns(root)).split('\n')).toEqual([
    'Feitas para combinar com uma foto que já é do hotel (2)',
    '',
    'content/images/quarto-retrato.jpg',
    '  aparece: Acomodações: Jardim › Fotos 1 › Versão em pé',
    '  traga: a mesma em pé, 3 por 4, com 800 pixels ou mais de altura; sem ela, o site corta a foto',
    '',
    'content/images/volta.jpg',
    expect.stringContaining('  aparece: Acomodações: Jardim › '),
    '  traga: uma foto em 360°, o dobro de largura da altura, com 4096 pixels ou mais de largura',
  ]);
  putRoom({ pictures: [{ file: quarto.file }] });
  expect(await listStandIns(root)).toBe('nenhuma: tudo é do hotel');
});
