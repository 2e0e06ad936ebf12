import localForage from 'localforage';
import type { JsonObject } from '../../../src/content/json';
import { nameIn, placeInWords } from '../../../src/content/fieldLabels';
import { kinds, type KindName } from '../../../src/content/kinds';
import { linksTo } from '../../../src/content/linksTo';
import { hasDays, nextYear } from '../../../src/content/nextYear';
import { contentFormat } from '../form/contentFormat';
import { bringIntoForm } from './bringIntoForm';
import { plain, type ControlProps } from './decap';
import { currentNames, isLocal, requestOfDesk } from './deskState';
import { ask, tell } from './Dialog';
import { openedFiles } from './drafts';
import { routeOf } from './entries';
import { draftKey, shownEntry } from './internals';
import { loadDeskAt } from './navigation';
import { readTexts } from './Search';

interface Shown {
  readonly control: ControlProps;
  readonly kind: KindName;
}

const dataOf = (control: ControlProps): JsonObject => plain(control.getEntry().get('data')) as JsonObject;

async function deleteShown({ control, kind }: Shown): Promise<void> {
  const data = dataOf(control);
  const entry = shownEntry();
  if (!entry || decodeURIComponent(window.location.hash) !== routeOf(entry.path)) {
    await tell('Nada foi excluído', <p>O endereço não é o do que está na tela. Abra-o de novo pela lista.</p>);
    return;
  }
  const links = linksTo({ file: entry.path, data }, await readTexts());
  const isSure = await ask({
    title: `Excluir “${nameIn(data)}”?`,
    children: (
      <>
        <p>
          {kinds[kind].label}: o arquivo {entry.path} é apagado. As fotos continuam na pasta.
        </p>
        {links.length > 0 && (
          <>
            <p>Isto aqui leva a ele. Mude-o antes; senão o site fica no último estado sem erros até que você o mude:</p>
            <ul>
              {links.map(({ file, data: from, path }) => (
                <li key={file + path}>
                  <a href={routeOf(file)} data-field={path}>
                    {placeInWords(file, from, path)}
                  </a>
                </li>
              ))}
            </ul>
          </>
        )}
        {entry.hasChanges && <p>O que você mudou aqui e não salvou também se perde.</p>}
      </>
    ),
    yes: `Excluir “${nameIn(data)}”`,
    no: 'Voltar ao formulário',
  });
  if (!isSure) return;
  try {
    await requestOfDesk('deleteEntry', { path: entry.path, base: openedFiles.get(entry.path)?.id });
    await localForage.removeItem(draftKey(entry.collection, entry.slug));
    loadDeskAt(`#/collections/${entry.collection}`);
  } catch (error) {
    await tell('Nada foi excluído', <p>{(error as Error).message}</p>);
  }
}

/** Puts a copy of what the form shows into the form of a new entry. */
async function duplicate({ control, kind }: Shown): Promise<void> {
  const { slug, order, ...data } = dataOf(control);
  const question = `Uma cópia de “${nameIn({ slug: slug ?? '', ...data })}”, com todos os textos e fotos. Dê-lhe outro nome no endereço, e confira o que ela não deve levar: código, página própria, datas, ofertas de que participa.`;
  const next = currentNames().nextPosition[kinds[kind].source] ?? 0;
  const raw = contentFormat.toFile({ ...data, ...(order === undefined ? {} : { order: next }) });
  await bringIntoForm({ file: shownEntry()?.path ?? '', raw, isNew: true, question });
}

/** What can be done with the entry that the form shows. Files of the published desk are not deleted. */
export function EntryActions({ control, kind }: Shown) {
  const { one } = kinds[kind];
  const raw = kind === 'Offer' ? contentFormat.toFile(dataOf(control)) : '';
  const file = shownEntry()?.path ?? '';
  const question = 'Os dias, e os anos deles nos textos, passam ao ano seguinte. Confira: uma festa que muda de data, como a Páscoa, pede outros dias e meses.';
  return (
    <>
      {hasDays(raw) && (
        <button type="button" onClick={() => void bringIntoForm({ file, raw: nextYear(raw), beganFrom: openedFiles.get(file), question })}>
          Volta no ano que vem…
        </button>
      )}
      <button type="button" onClick={() => void duplicate({ control, kind })}>
        Duplicar…
      </button>
      {isLocal() && (
        <button type="button" onClick={() => void deleteShown({ control, kind })}>
          Excluir {one}…
        </button>
      )}
    </>
  );
}
