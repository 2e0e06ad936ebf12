import type { Json } from '../../../src/content/json';
import { kinds } from '../../../src/content/kinds';
import { deskPath } from '../protocol';
import { plain, type ControlProps } from './decap';
import { ask, tell } from './Dialog';
import { openedFiles } from './drafts';
import { nameIn } from './entries';
import { removeDraft, shownEntry } from './internals';
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
  const body = JSON.stringify({ action: 'deleteEntry', params: { path: entry.path, base: openedFiles.get(entry.path)?.id } });
  const answer = await fetch(`${deskPath}/api`, { method: 'POST', headers: { 'Content-Type': 'application/json' }, body }).catch(() => null);
  if (answer?.ok) {
    await removeDraft(entry.collection, entry.slug);
    loadDeskAt(`#/collections/${entry.collection}`);
    return;
  }
  const { error } = ((await answer?.json().catch(() => null)) ?? {}) as { readonly error?: string };
  await tell('Nada foi excluído', <p>{error ?? 'A mesa não respondeu. Veja se o terminal com “npm run edit” está aberto.'}</p>);
}

/** Deletes the file of the entry that the form shows, after asking with its name. */
export function DeleteEntry({ control, at }: { readonly control: ControlProps; readonly at: string }) {
  return (
    <button type="button" className="desk-button" onClick={() => void deleteShown(control, at)}>
      Excluir {kinds[kindAt(at)].one}…
    </button>
  );
}
