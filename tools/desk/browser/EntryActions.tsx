import localForage from 'localforage';
import { useEffect, useState, type ReactNode } from 'react';
import type { JsonObject } from '../../../src/content/json';
import { nameIn } from '../../../src/content/fieldLabels';
import { kinds, type KindName } from '../../../src/content/kinds';
import type { LanguageState } from '../../../src/content/languageState';
import { linksTo } from '../../../src/content/linksTo';
import { hasDays, nextYear } from '../../../src/content/nextYear';
import { optionalFields } from '../../../src/content/optionalFields';
import { contentFormat } from '../form/contentFormat';
import { bringIntoForm } from './bringIntoForm';
import { plain } from './decap';
import { currentNames, isLocal, requestOfDesk, useDeskState, useNames } from './deskState';
import { ask, tell } from './Dialog';
import { openedFiles } from './drafts';
import { Places, routeOf } from './entries';
import { input, type InputProps } from './input';
import { draftKey, shownEntry } from './internals';
import { loadDeskAt } from './navigation';
import { readTexts } from './Search';
import { kindAt } from './validate';

/** Asks before the site loses what the form shows, and names each field that leads to it. */
async function isSure(data: JsonObject, does: string, about: ReactNode): Promise<boolean | undefined> {
  const links = linksTo({ file: shownEntry()?.path ?? '', data }, await readTexts());
  return ask({
    title: `${does} “${nameIn(data)}”?`,
    children: (
      <>
        {about}
        {links.length > 0 && (
          <>
            <p>Isto aqui leva a ele. Mude-o antes; senão o site fica no último estado sem erros até que você o mude:</p>
            <Places places={links} />
          </>
        )}
      </>
    ),
    yes: `${does} “${nameIn(data)}”`,
    no: 'Voltar ao formulário',
  });
}

async function deleteShown(data: JsonObject, kind: KindName): Promise<void> {
  const entry = shownEntry();
  if (!entry) return;
  const lost = entry.hasChanges ? ' O que você mudou aqui e não salvou também se perde.' : '';
  if (!(await isSure(data, 'Excluir', <p>{`${kinds[kind].label}: o arquivo ${entry.path} é apagado. As fotos continuam na pasta.${lost}`}</p>))) return;
  try {
    await requestOfDesk('deleteEntry', { path: entry.path, base: openedFiles.get(entry.path) });
    await localForage.removeItem(draftKey(entry.collection, entry.slug));
    loadDeskAt(`#/collections/${entry.collection}`);
  } catch (error) {
    await tell('Nada foi excluído', <p>{(error as Error).message}</p>);
  }
}

/** Puts a copy of what the form shows, with those of its optional fields that are chosen, into the form of a new entry. */
async function duplicate(data: JsonObject, kind: KindName): Promise<void> {
  const optional = optionalFields(kind, data);
  const left = new Set(optional.filter(({ isCopied }) => !isCopied).map(({ name }) => name));
  const list = optional.map(({ name, label }) => (
    <p key={name}>
      <label>
        <input type="checkbox" defaultChecked={!left.has(name)} onChange={({ target }) => left[target.checked ? 'delete' : 'add'](name)} /> {label}
      </label>
    </p>
  ));
  const children = list.length > 0 && <div>A cópia leva o que é obrigatório, e o que estiver marcado:{list}</div>;
  if (!(await ask({ title: `Duplicar “${nameIn(data)}”?`, children, yes: 'Duplicar', no: 'Voltar ao formulário' }))) return;
  const taken = Object.entries(data).filter(([name]) => !left.has(name) && name !== 'slug' && name !== 'archived');
  const next = currentNames().nextPosition[kinds[kind].source] ?? 0;
  const raw = contentFormat.toFile({ ...Object.fromEntries(taken), ...(data.order === undefined ? {} : { order: next }) });
  await bringIntoForm({ file: shownEntry()?.path ?? '', raw, isNew: true, question: `Uma cópia de “${nameIn(data)}”. Dê-lhe outro nome no endereço.` });
}

/** How the saved file stands in each language, with a link to the first text that asks for something. */
function Languages({ file }: { readonly file: string }) {
  const { revision } = useDeskState();
  const [states, setStates] = useState<readonly LanguageState[]>([]);
  useEffect(() => void requestOfDesk<readonly LanguageState[]>('languages', { path: file }).then(setStates, console.error), [file, revision]);
  return states.map(({ text, path }) => (
    <a key={text} className="desk-quiet" href={path && routeOf(file)} data-field={path}>
      {text}
    </a>
  ));
}

const nextYears = 'Os dias, e os anos deles nos textos, passam ao ano seguinte. Confira: uma festa que muda de data, como a Páscoa, pede outros dias e meses.';

/** Whether the entry is off the site, and what else can be done with it. Files of the published desk are not deleted. */
function EntryActions({ field, value, onChange, id, control }: InputProps) {
  const { files } = useNames();
  if (control.getEntry().get('newRecord') === true) return 'Ainda não foi salvo.';
  const kind = kindAt(field.at);
  const file = shownEntry()?.path ?? '';
  const { withheld, state = '' } = files[file] ?? {};
  const data = plain(control.getEntry().get('data')) as JsonObject;
  const raw = kind === 'Offer' ? contentFormat.toFile(data) : '';
  const isArchived = value === true;
  const archive = async () => {
    if (await isSure(data, 'Tirar do ar', <p>Fica guardado na mesa e em lugar nenhum do site, a partir do momento em que você publicar a ficha.</p>))
      onChange(true);
  };
  const comeBack = () => bringIntoForm({ file, raw: nextYear(raw), beganFrom: openedFiles.get(file), question: nextYears });
  const actions: readonly (readonly [label: string, act: () => Promise<void> | void])[] = [
    isArchived ? ['Pôr no ar', () => onChange('')] : ['Tirar do ar…', archive],
    ...(hasDays(raw) ? [['Volta no ano que vem…', comeBack] as const] : []),
    ['Duplicar…', () => duplicate(data, kind)],
    ...(isLocal() ? [[`Excluir ${kinds[kind].one}…`, () => deleteShown(data, kind)] as const] : []),
  ];
  return (
    <div className="desk-row" id={id}>
      {isArchived ? 'Sim: não está em lugar nenhum do site.' : withheld === 'unfinished' ? `Sim: ${state}.` : 'Não.'}
      {actions.map(([label, act]) => (
        <button key={label} type="button" onClick={() => void act()}>
          {label}
        </button>
      ))}
      {isLocal() && <Languages file={file} />}
    </div>
  );
}

export const archived = input({ view: EntryActions });
