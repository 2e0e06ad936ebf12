import { readStored, writeStored } from '../../../src/browser/storage';
import { focusField } from './fieldFocus';
import { onOwnNavigation, shownEntry, storeDraft, whenFormIsShown } from './internals';

/** Routes of the desk that show a form. */
const formRoute = /^#\/collections\/[^/]+\/(?:new\b|entries\/)/;

const question =
  'Há mudanças que não foram salvas.\n\nOK: sair. O que você digitou fica guardado como rascunho neste navegador e volta quando você abrir isto de novo.\nCancelar: continuar aqui.';
const notStored = 'O navegador não conseguiu guardar o rascunho. Salve antes de sair, para que nada se perca.';

let isLeaving = false;

/** The field to go to once its form is shown, kept while the page loads. */
const fieldKey = 'deskField';

async function goToField(): Promise<void> {
  const field = readStored('sessionStorage', fieldKey);
  if (!field) return;
  writeStored('sessionStorage', fieldKey, null);
  await whenFormIsShown();
  // Decap renders the form in the next task, and perhaps once more when it has read the file
  for (let tries = 0; tries < 10; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, tries * 50));
    if (tries === 0 || document.activeElement === document.body) focusField(field);
  }
}

/** Loads the desk at an address, without asking about unsaved changes. @param field to go to there */
export function loadDeskAt(hash: string, field?: string): void {
  if (field) writeStored('sessionStorage', fieldKey, field);
  isLeaving = true;
  if (window.location.hash !== hash) window.history.pushState(null, '', hash);
  window.location.reload();
}

/** Reloads whenever a form is left by anything but Decap's own links: Decap would keep that form, and save or delete what nobody sees. Drafts are stored first. */
export function loadEveryFormAnew(): void {
  /** The address of what the page shows. */
  let address = window.location.hash;
  async function leave(hash: string): Promise<void> {
    if (shownEntry()?.hasChanges) {
      const isSure = window.confirm(question);
      const isStored = isSure && (await storeDraft());
      if (isSure && !isStored) window.alert(notStored);
      if (!isStored) {
        if (window.location.hash !== address) window.history.pushState(null, '', address);
        return;
      }
    }
    loadDeskAt(hash);
  }

  // before Decap's listener: browsers call the window's in the order in which they were added
  window.addEventListener(
    'hashchange',
    (event) => {
      if (window.location.hash === address) return;
      // Decap shall not see it
      event.stopImmediatePropagation();
      if (!isLeaving) void leave(window.location.hash);
    },
    { capture: true },
  );
  onOwnNavigation(() => {
    address = window.location.hash;
    void goToField();
  });
  void goToField();

  document.addEventListener(
    'click',
    (event) => {
      const link = (event.target as Element).closest<HTMLAnchorElement>('a[href^="#/"]');
      if (!link || link.target || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey) return;
      const hash = link.getAttribute('href') ?? '';
      if (link.dataset.field) writeStored('sessionStorage', fieldKey, link.dataset.field);
      if (!formRoute.test(address)) return;
      event.preventDefault();
      event.stopPropagation();
      void (link.dataset.field && hash === address ? goToField() : leave(hash));
    },
    { capture: true },
  );

  window.addEventListener(
    'beforeunload',
    (event) => {
      if (isLeaving) event.stopImmediatePropagation();
    },
    { capture: true },
  );
}
