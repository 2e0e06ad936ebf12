import { useEffect, useState } from 'react';
import { fieldInPortuguese, placeInWords } from '../../../src/content/fieldLabels';
import type { Change, Version } from '../../../src/content/history';
import { clipped, type Json, type JsonObject } from '../../../src/content/json';
import { kindOfFile } from '../../../src/content/kinds';
import { hotelFolder } from '../../../src/hotel';
import { printContent } from '../../../src/content/printContent';
import { mergeVersions, valueInWords } from '../../../src/content/mergeVersions';
import { bringIntoForm, savedFile } from './bringIntoForm';
import { requestOfDesk } from './deskState';
import { ask, tell } from './Dialog';
import { shownEntry } from './internals';

const parsed = (text: string | null): JsonObject => JSON.parse(text ?? '{}') as JsonObject;
const dateAndTime = new Intl.DateTimeFormat('pt-BR', { dateStyle: 'long', timeStyle: 'short' });
const whenInWords = ({ when }: Change): string => (when ? dateAndTime.format(new Date(when)) : 'Salvo aqui, ainda não enviado');

/** A value, of a list only the entries that the other does not have. */
function newIn(value: Json | undefined, other: Json | undefined): string {
  if (!Array.isArray(value) || !Array.isArray(other)) return clipped(valueInWords(value), 400);
  const known = new Set(other.map((entry) => JSON.stringify(entry)));
  return clipped(valueInWords(value.filter((entry) => !known.has(JSON.stringify(entry)))), 400);
}

/** Puts a file into its form as it was before a change. What has been changed elsewhere in it since then stays. */
async function bringBack(file: string, { before, after }: Version, change: Change): Promise<void> {
  const saved = await savedFile(file).catch(() => undefined);
  const merged = mergeVersions({ base: parsed(after), mine: parsed(before), theirs: parsed(saved?.text ?? after) }).merged;
  const raw = printContent(saved ? merged : parsed(before));
  if (raw === saved?.text) await tell('Já está assim', <p>Nada do que esta mudança tirou falta hoje.</p>);
  else
    await bringIntoForm({
      file,
      raw,
      beganFrom: saved,
      isNew: !saved,
      question: `${placeInWords(file, parsed(before))} volta a ser como antes de: ${whenInWords(change)}.`,
    });
}

/** What a change did to a file, field by field, read once it is opened. */
function FileChange({ file, change }: { readonly file: string; readonly change: Change }) {
  const [version, setVersion] = useState<Version | null>(null);
  const { before = null, after = null } = version ?? {};
  const fields = before === null || after === null ? [] : mergeVersions({ base: parsed(before), mine: parsed(before), theirs: parsed(after) }).changes;
  return (
    <details onToggle={() => version ?? void requestOfDesk<Version>('version', { path: file, commit: change.commit }).then(setVersion)}>
      <summary>{placeInWords(file, version ? parsed(after ?? before) : { slug: file.replace(/^.*\/|\.json$/g, '') })}</summary>
      {version && (
        <>
          {after === null && <p>Excluído.</p>}
          {before === null && <p>Novo.</p>}
          {before !== null && after !== null && fields.length === 0 && <p>Só a forma do arquivo: nada que o site diga.</p>}
          <ul>
            {fields.map(({ field, was, theirs }) => (
              <li key={field}>
                <strong>{fieldInPortuguese(kindOfFile(file), field)}</strong>: <del>{newIn(was, theirs)}</del> → <ins>{newIn(theirs, was)}</ins>
              </li>
            ))}
          </ul>
          {before !== null && (
            <button type="button" className="desk-button" onClick={() => void bringBack(file, version, change)}>
              Trazer de volta como era antes
            </button>
          )}
        </>
      )}
    </details>
  );
}

/** What has changed in the file of the form, or on the whole site. */
function Changes({ file }: { readonly file: string | undefined }) {
  const [isWhole, setWhole] = useState(!file);
  const [changes, setChanges] = useState<readonly Change[] | string>('Lendo…');
  useEffect(() => {
    requestOfDesk<readonly Change[]>('changes', { path: isWhole ? undefined : file }).then(setChanges, (error: unknown) =>
      setChanges((error as Error).message),
    );
  }, [isWhole, file]);
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
            <strong>{whenInWords(change)}</strong> {[change.who, change.what].filter(Boolean).join(': ')}
            {change.files.map((one) => (
              <FileChange key={one} file={one} change={change} />
            ))}
          </li>
        ))}
      </ul>
    </>
  );
}

/** Opens the history. @param commits where the service of the published desk lists its own; on this machine it is read from Git */
export function HistoryButton({ commits }: { readonly commits: string | undefined }) {
  const path = (): string | undefined => shownEntry()?.path || undefined;
  return (
    <button
      type="button"
      className="desk-button"
      onClick={() => {
        if (commits) window.open(`${commits}/${path() ?? hotelFolder}`, '_blank', 'noopener');
        else void ask({ title: 'O que mudou', children: <Changes file={path()} />, no: 'Fechar' });
      }}
    >
      O que mudou{commits && ' (abre o serviço)'}
    </button>
  );
}
