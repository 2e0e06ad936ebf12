import { useEffect, useState } from 'react';
import { choiceInPortuguese, fieldInPortuguese, labelledPath } from '../../../src/content/fieldLabels';
import type { Change, Version } from '../../../src/content/history';
import type { JsonObject } from '../../../src/content/json';
import { kindOfFile } from '../../../src/content/kinds';
import { printContent } from '../../../src/content/printContent';
import { changesOf, mergeVersions, newIn, withoutChange } from '../../../src/content/mergeVersions';
import { bringIntoForm, savedFile } from './bringIntoForm';
import { requestOfDesk, useNames } from './deskState';
import { ask, tell } from './Dialog';
import { useLabels } from './entries';
import { shownEntry } from './internals';

/** Where the history comes from. */
export interface HistorySource {
  /** @param file of all content when left out */
  readonly changes: (file?: string) => Promise<readonly Change[]>;
  readonly version: (file: string, commit: string) => Promise<Version>;
  /** A picture, film or PDF before a change, in base64. */
  readonly original?: (file: string, commit: string) => Promise<string>;
  /** A file as its form opens it; undefined where there is none. */
  readonly saved: (file: string) => Promise<string | undefined>;
}

/** Git on this machine. */
export const localHistory: HistorySource = {
  changes: (path) => requestOfDesk('changes', { path }),
  version: (path, commit) => requestOfDesk('version', { path, commit }),
  original: (path, commit) => requestOfDesk('original', { path, commit }),
  saved: (file) => savedFile(file).catch(() => undefined),
};

const showError = (error: unknown) => tell((error as Error).message, null);
const parsed = (text: string | null): JsonObject => JSON.parse(text ?? '{}') as JsonObject;
const dateAndTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });
const whenText = ({ when }: Change): string => (when ? dateAndTime.format(new Date(when)) : 'Salvo aqui, ainda não enviado');

interface Changed {
  readonly file: string;
  readonly change: Change;
  readonly source: HistorySource;
}

/** A file that is written together with the content file, as Decap stores it in a draft. */
async function draftFile(path: string, base64 = '') {
  const name = path.replace(/.*\//, '');
  return { id: path, path, name, draft: true, file: new File([await (await fetch(`data:;base64,${base64}`)).blob()], name) };
}

/** Puts a file into its form as it was before a change, with the files that were replaced. What has been changed elsewhere in it since then stays. @param was of one field alone */
async function bringBack({ file, change, source }: Changed, { before, after, replaced = [] }: Version, was = parsed(before ?? after)): Promise<void> {
  const saved = await source.saved(file);
  const { merged, changes } = mergeVersions({ base: parsed(after), mine: was, theirs: parsed(saved ?? after) });
  const fields = changes.filter(({ isMineToo }) => isMineToo).map(({ field }) => fieldInPortuguese(kindOfFile(file), field));
  const lost = fields.length > 0 ? [`Sai o que mudou depois em: ${fields.join('; ')}.`] : [];
  const raw = printContent(saved ? merged : was);
  if (raw === saved && replaced.length === 0) return void (await tell('Já está assim', <p>Nada do que esta mudança tirou falta hoje.</p>));
  await bringIntoForm({
    file,
    raw,
    mediaFiles: await Promise.all(replaced.map(async ({ path }) => draftFile(path, await source.original?.(path, change.commit)))),
    beganFrom: saved,
    isNew: !saved,
    question: [`${labelledPath(file, was)} volta a ser como antes de: ${whenText(change)}.`, ...lost, ...replaced.map(({ note }) => note)].join(' '),
  });
}

/** What a change did to a file, field by field, read once it is opened. */
function FileChange(changed: Changed) {
  const { file, change, source } = changed;
  const [version, setVersion] = useState<Version | null>(null);
  const { [file]: now } = useNames().files;
  const labelOf = useLabels();
  const { before = null, after = null, replaced = [] } = version ?? {};
  const fields = before === null || after === null ? [] : changesOf(parsed(before), parsed(after));
  return (
    <details onToggle={() => version ?? void source.version(file, change.commit).then(setVersion, showError)}>
      <summary>
        {now || !version ? labelOf(file) : labelledPath(file, parsed(after ?? before))}
        {!now && ' (excluído)'}
      </summary>
      {version && (
        <>
          {after === null && <p>Excluído.</p>}
          {before === null && <p>Novo.</p>}
          {before !== null && after !== null && fields.length + replaced.length === 0 && <p>Só a forma do arquivo: nada que o site diga.</p>}
          <ul>
            {fields.map((one) => {
              const [label, back] = [fieldInPortuguese(kindOfFile(file), one.field), fields.length > 1 && withoutChange(parsed(after), one)];
              const [was, is] = [one.was, one.theirs].map((value) => choiceInPortuguese(kindOfFile(file), one.field, value));
              return (
                <li key={one.field}>
                  <strong>{label}</strong>: <del>{newIn(was, is)}</del> → <ins>{newIn(is, was)}</ins>{' '}
                  {back && (
                    <button
                      type="button"
                      aria-label={`Só isto: ${label}`}
                      onClick={() => void bringBack(changed, { ...version, replaced: [] }, back).catch(showError)}
                    >
                      Só isto
                    </button>
                  )}
                </li>
              );
            })}
            {replaced.map(({ path }) => (
              <li key={path}>
                <strong>Arquivo</strong>: {path.replace(/.*\//, '')} trocado
              </li>
            ))}
          </ul>
          {(before !== null || replaced.length > 0) && (
            <button type="button" className="desk-button" onClick={() => void bringBack(changed, version).catch(showError)}>
              Trazer de volta como era antes
            </button>
          )}
        </>
      )}
    </details>
  );
}

/** What has changed in the file of the form, or on the whole site. */
function Changes({ file, source }: { readonly file: string | undefined; readonly source: HistorySource }) {
  const [isWhole, setWhole] = useState(!file);
  const [changes, setChanges] = useState<readonly Change[] | string>('Lendo…');
  useEffect(() => {
    source.changes(isWhole ? undefined : file).then(setChanges, (error: unknown) => setChanges((error as Error).message));
  }, [isWhole, file, source]);
  return (
    <>
      {file && (
        <label>
          <input type="checkbox" checked={isWhole} onChange={({ target }) => setWhole(target.checked)} /> No site inteiro
        </label>
      )}
      {typeof changes === 'string' && <p role="status">{changes}</p>}
      <ul>
        {(typeof changes === 'string' ? [] : changes).map((change) => (
          <li key={change.commit}>
            <strong>{whenText(change)}</strong> {[change.who, change.what].filter(Boolean).join(': ')}
            {change.files.map((one) => (
              <FileChange key={one} file={one} change={change} source={source} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens the history. @param sourceNow undefined before somebody has signed in */
export function HistoryButton({ sourceNow }: { readonly sourceNow: () => HistorySource | undefined }) {
  return (
    <button
      type="button"
      className="desk-button"
      onClick={() => {
        const source = sourceNow();
        const children = source ? <Changes file={shownEntry()?.path || undefined} source={source} /> : <p>Entre antes com a sua conta.</p>;
        void ask({ title: 'O que mudou', children, no: 'Fechar' });
      }}
    >
      O que mudou
    </button>
  );
}
