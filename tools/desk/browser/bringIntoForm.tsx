import localForage from 'localforage';
import { writeStored } from '../../../src/browser/storage';
import { fieldInPortuguese } from '../../../src/content/fieldLabels';
import type { JsonObject } from '../../../src/content/json';
import { kindOfFile } from '../../../src/content/kinds';
import { changesOf } from '../../../src/content/mergeVersions';
import type { Entry } from '../protocol';
import { ask, tell } from './Dialog';
import { requestOfDesk } from './deskState';
import { routeOf } from './entries';
import { draftKey, shownEntry } from './internals';
import { loadDeskAt } from './navigation';
import { questionKey } from './phrases';

interface Brought {
  readonly file: string;
  /** The text that the form is to show. */
  readonly raw: string;
  /** Files that are written together with it, as Decap stores them. */
  readonly mediaFiles?: readonly object[];
  /** What it is based on, where that is known. */
  readonly beganFrom?: string | null;
  readonly isNew?: boolean;
  /** What is about to be put into the form. */
  readonly question: string;
}

/** Whether the form has no changes; says so where it has some. */
export async function isFormSaved(): Promise<boolean> {
  if (!shownEntry()?.hasChanges) return true;
  await tell('Salve antes o que mudou', <p>O formulário tem mudanças que não foram salvas. Salve-as, ou desfaça-as, e tente de novo.</p>);
  return false;
}

/** Puts a text into the form of a file, or of a new one, as a change that is not saved. The desk is loaded anew, asks once more, and goes to what has changed. */
export async function bringIntoForm({ file, raw, mediaFiles = [], beganFrom = null, isNew = false, question }: Brought): Promise<void> {
  const route = isNew ? routeOf(file)?.replace(/entries\/.*/, 'new') : routeOf(file);
  if (!route) return;
  if (!(await isFormSaved())) return;
  const [, , collection = '', , slug = ''] = route.split('/');
  const key = draftKey(collection, slug);
  const lost = { title: 'Há um rascunho seu disto', children: <p>Ele não foi salvo, e se perde.</p>, yes: 'Perder o rascunho', no: 'Deixar como está' };
  if ((await localForage.keys()).includes(key) && !(await ask(lost))) return;
  await localForage.setItem(key, { raw, path: isNew ? '' : file, mediaFiles, beganFrom });
  const fields = beganFrom === null ? [] : changesOf(JSON.parse(beganFrom) as JsonObject, JSON.parse(raw) as JsonObject).map((change) => change.field);
  const named = fields.slice(0, 12).map((field) => fieldInPortuguese(kindOfFile(file), field));
  const changed = fields.length > 0 ? `\n\nMuda: ${named.join('; ')}${fields.length > 12 ? '…' : '.'}` : '';
  writeStored('sessionStorage', questionKey, `${question}${changed}\n\nOK: pôr no formulário, sem salvar. Cancelar: deixar como está.`);
  loadDeskAt(route, fields[0]);
}

/** A file as it is saved now, for what changes it in its form. @throws ReadableError where there is none */
export const savedFile = async (file: string): Promise<string> => (await requestOfDesk<Entry>('getEntry', { path: file })).data;
