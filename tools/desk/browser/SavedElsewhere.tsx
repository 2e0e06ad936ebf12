import { createRoot } from 'react-dom/client';
import type { Json } from '../../../src/gatsby/content/json';
import { fieldInPortuguese, kindOfFile } from '../form/fieldInPortuguese';
import type { OtherChange } from '../form/mergeVersions';

interface Other {
  readonly file: string;
  readonly changes: readonly OtherChange[];
}

/** A value as text; a group or a list as the texts in it. */
function wordsOf(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'vazio';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(wordsOf).join(' · ');
}

function Changes({ file, changes }: Other) {
  return (
    <ul>
      {changes.map(({ field, theirs, isMineToo }) => (
        <li key={field}>
          <strong>{fieldInPortuguese(kindOfFile(file), field)}</strong>: “{wordsOf(theirs)}”{isMineToo && <em> – você também mudou este campo: fica o seu</em>}
        </li>
      ))}
    </ul>
  );
}

/** Asks whether to merge what somebody else has saved in the meantime with what was typed here. */
export function askToMerge(other: Other): Promise<boolean> {
  const dialog = document.createElement('dialog');
  dialog.className = 'desk-dialog';
  const root = createRoot(dialog);
  root.render(
    <form method="dialog">
      <h2>Este arquivo foi salvo em outro lugar depois que você o abriu</h2>
      <p>Nada foi gravado ainda, e o que você digitou continua aqui. O que mudou na outra versão:</p>
      <Changes {...other} />
      <p>
        <button className="desk-button" value="join">
          Juntar as duas e gravar
        </button>{' '}
        <button className="desk-button" value="back">
          Voltar ao formulário
        </button>
      </p>
    </form>,
  );
  document.body.append(dialog);
  dialog.showModal();
  return new Promise((resolve) => {
    dialog.addEventListener('close', () => {
      resolve(dialog.returnValue === 'join');
      root.unmount();
      dialog.remove();
    });
  });
}
