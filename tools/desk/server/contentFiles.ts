import fs from 'node:fs';
import path from 'node:path';
import { inPortuguese } from '../../../src/content/faults/describe';
import { contentHistory } from '../../../src/content/history';
import { isIgnored } from '../../../src/content/ignoredFiles';
import { hotelFolder } from '../../../src/hotel';
import { languageStates } from '../../../src/content/languageState';
import { readJson } from '../../../src/content/readJson';
import type { SwappedTexts } from '../../../src/content/swapPictures';
import { fileLike } from '../../pictures/hotelFiles';
import { swapPictures, writeFile } from '../../pictures/swapPictures';
import { type DataFile, type Entry, ReadableError } from '../protocol';

interface Parameters {
  readonly folder?: string;
  readonly path?: string;
  readonly base?: string;
  readonly commit?: string;
  readonly files?: readonly { readonly path: string; readonly label?: string }[];
  readonly dataFiles?: readonly DataFile[];
  /** Pictures and other files in base64, and one that is looked for. */
  readonly assets?: readonly { readonly path: string; readonly content: string }[];
  readonly options?: { readonly newEntry?: boolean };
  readonly content?: string;
  /** Photos in base64, by the path of the picture that each replaces. */
  readonly photos?: readonly (readonly [picture: string, content: string])[];
  readonly texts?: readonly SwappedTexts[];
}
export interface ProxyRequest {
  readonly action: string;
  readonly params: Parameters;
}

const isText = (file: string): boolean => file.endsWith('.json');
const isMedia = (file: string): boolean => /\.(?:jpe?g|png|mp4|webm|pdf)$/.test(file);

/** Answers Decap's proxy backend, in the hotel's folder below `root` only; deletion has a request of its own (`deleteEntry`). */
export function contentFiles(root: string) {
  const folder = fs.realpathSync(path.resolve(root, hotelFolder));
  const history = contentHistory(root);

  /** Resolves a path relative to the project; refuses one that leaves the hotel's folder, also by a symbolic link. */
  function resolvePath(relative: string | undefined, fits: (file: string) => boolean): string {
    const refuse = () => new ReadableError(`“${String(relative)}” não é um arquivo de conteúdo.`, 403);
    if (!relative || !fits(relative) || relative.includes('\0') || isIgnored(relative)) throw refuse();
    const place = path.resolve(root, relative);
    let there = path.dirname(place);
    while (!fs.existsSync(there)) there = path.dirname(there);
    const real = fs.realpathSync(fs.existsSync(place) ? place : there);
    const within = (candidate: string, of: string) => candidate === of || candidate.startsWith(of + path.sep);
    if (!within(path.resolve(root, relative), path.resolve(root, hotelFolder)) || !within(real, folder)) throw refuse();
    return place;
  }

  const textOf = (place: string): string | undefined => (fs.existsSync(place) ? fs.readFileSync(place, 'utf8') : undefined);

  function entry(file: string, label?: string): Entry {
    const data = textOf(resolvePath(file, isText));
    if (data === undefined) throw new ReadableError(`O arquivo ${file} não existe mais.`, 404);
    return { data, file: { path: file, label } };
  }

  /** Refuses a file with broken JSON: saving the empty form would overwrite it. */
  function validEntry(file: string): Entry {
    const found = entry(file);
    const { faults } = readJson(root, file);
    const [fault] = faults ?? [];
    if (fault) throw new ReadableError(`O arquivo ${file} não pode ser aberto aqui: ${inPortuguese(fault).problem}. Conserte-o fora da mesa.`, 422);
    return found;
  }

  const list = (below: string): string[] => {
    const place = resolvePath(below, (name) => !path.extname(name));
    // Git keeps no empty folder
    if (!fs.existsSync(place)) return [];
    return fs
      .readdirSync(place, { withFileTypes: true })
      .filter((one) => one.isFile() && isText(one.name) && !isIgnored(one.name))
      .map((one) => `${below}/${one.name}`)
      .sort();
  };

  function persist({ dataFiles = [], assets = [], options }: Parameters): void {
    const places = dataFiles.map((file) => ({ ...file, place: resolvePath(file.path, isText) }));
    for (const { place, base, path: file } of places) {
      const now = textOf(place);
      if (now === undefined) continue;
      if (options?.newEntry) throw new ReadableError(`Já existe ${file}. Escolha outro nome no endereço.`, 409);
      if (base !== undefined && base !== now) throw new ReadableError('Este arquivo foi salvo em outro lugar depois que você o abriu. Nada foi gravado.', 412);
    }
    // pictures first: the file that names them must find them
    const pictures = assets.map(({ path: file, content }) => ({ file, place: resolvePath(file, isMedia), bytes: Buffer.from(content, 'base64') }));
    for (const { file, place, bytes } of pictures) {
      history.keep(file, bytes);
      writeFile(place, bytes);
    }
    for (const { place, raw } of places) writeFile(place, raw);
  }

  /** Deletes one file, in the state in which the form shows it. */
  function deleteEntry({ path: file = '', base }: Parameters): void {
    const place = resolvePath(file, isText);
    const now = textOf(place);
    if (now === undefined) throw new ReadableError(`O arquivo ${file} não existe mais.`, 404);
    if (base !== now) throw new ReadableError(`O arquivo ${file} foi salvo em outro lugar depois que você o abriu. Abra-o de novo antes de excluir.`, 412);
    history.keep(file);
    fs.rmSync(place);
  }

  /** Swaps pictures everywhere. */
  function swap({ photos = [], texts }: Parameters) {
    for (const [picture] of photos) resolvePath(picture, (name) => /\.jpe?g$/.test(name));
    const bytes = new Map(photos.map(([picture, content]) => [picture, Buffer.from(content, 'base64')]));
    if (bytes.size < photos.length) throw new ReadableError('Duas fotos estão no lugar da mesma.', 422);
    for (const [picture, photo] of bytes) history.keep(picture, photo);
    try {
      return { changed: swapPictures(root, bytes, texts) };
    } catch (error) {
      throw new ReadableError((error as Error).message, 422);
    }
  }

  /** @throws ReadableError where the project has no history */
  function fromHistory<Answer>(file: string | undefined, read: () => Answer): Answer {
    if (file !== undefined) resolvePath(file, (one) => isText(one) || isMedia(one));
    try {
      return read();
    } catch {
      throw new ReadableError('Aqui não há história: a pasta do site não está no Git deste computador.', 404);
    }
  }

  /** What the editor asks for. */
  const answers: Readonly<Record<string, (parameters: Parameters) => unknown>> = {
    entriesByFolder: ({ folder: below = '' }) => list(below).map((file) => entry(file)),
    entriesByFiles: ({ files = [] }) => files.map(({ path: file, label }) => entry(file, label)),
    getEntry: ({ path: file = '' }) => validEntry(file),
    persistEntry: persist,
    // the desk has its own picture chooser, which loads thumbnails on demand
    getMedia: () => [],
    deleteEntry,
    swapPictures: swap,
    changes: ({ path: file }) => fromHistory(file, () => history.changes(file)),
    version: ({ path: file = '', commit = '' }) => fromHistory(file, () => history.version(file, commit)),
    original: ({ path: file = '', commit = '' }) => fromHistory(file, () => history.original(file, commit)?.toString('base64')),
    fileLike: ({ content = '' }) => ({ path: fileLike(root, Buffer.from(content, 'base64')) }),
    languages: ({ path: file = '' }) => languageStates(textOf(resolvePath(file, isText)) ?? '{}', history.lineTimes(file)),
  };

  /** Handles one request of the editor. */
  return function handle({ action, params }: ProxyRequest): unknown {
    const answer = Object.hasOwn(answers, action) ? answers[action] : undefined;
    if (!answer) throw new ReadableError(`A mesa não conhece “${action}”.`, 422);
    return answer(params) ?? {};
  };
}
