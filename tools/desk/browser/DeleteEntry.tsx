import localForage from 'localforage';
import type { Json } from '../../../src/content/json';
import { kinds } from '../../../src/content/kinds';
import { plain, type ControlProps } from './decap';
import { requestOfDesk } from './deskState';
import { ask, tell } from './Dialog';
import { openedFiles } from './drafts';
import { nameIn } from './entries';
import { draftKey, shownEntry } from './internals';
import { loadDeskAt } from './navigation';
import { kindAt } from './validate';

async function deleteShown(control: ControlProps, at: string): Promise<void> {
  const name = nameIn(plain(control.getEntry().get('data')) as Json);
  const entry = shownEntry();
  if (!entry || decodeURIComponent(window.location.hash) !== `#/collections/${entry.collection}/entries/${entry.slug}`) {
    await tell('Nada foi excluído', <p>O endereço não é o do que está na tela. Abra-o de novo pela lista.</p>);
    return;
  }
  const isSure = await ask({
    title: `Excluir “${name}”?`,
    children: (
      <>
        <p>
          {kinds[kindAt(at)].label}: o arquivo {entry.path} é apagado. As fotos continuam na pasta.
        </p>
        {entry.hasChanges && <p>O que você mudou aqui e não salvou também se perde.</p>}
      </>
    ),
    yes: `Excluir “${name}”`,
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

/** Deletes the file of the entry that the form shows, after asking with its name. */
export function DeleteEntry({ control, at }: { readonly control: ControlProps; readonly at: string }) {
  return (
    <button type="button" className="desk-button" onClick={() => void deleteShown(control, at)}>
      Excluir {kinds[kindAt(at)].one}…
    </button>
  );
}
