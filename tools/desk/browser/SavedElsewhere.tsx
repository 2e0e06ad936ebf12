import type { Json } from '../../../src/content/json';
import { fieldInPortuguese } from '../../../src/content/fieldLabels';
import { kindOfFile } from '../../../src/content/kinds';
import type { OtherChange } from '../../../src/content/mergeVersions';
import { ask } from './Dialog';

interface Other {
  readonly file: string;
  readonly changes: readonly OtherChange[];
}

/** A value as text; a group or a list as the texts in it. */
export function wordsOf(value: Json | undefined): string {
  if (value === undefined || value === null || value === '') return 'vazio';
  if (typeof value === 'boolean') return value ? 'sim' : 'não';
  if (typeof value !== 'object') return String(value);
  return Object.values(value).map(wordsOf).join(' · ');
}

/** Asks whether to merge what somebody else has saved in the meantime with what was typed here. */
export const askToMerge = ({ file, changes }: Other): Promise<boolean> =>
  ask({
    title: 'Este arquivo foi salvo em outro lugar depois que você o abriu',
    children: (
      <>
        <p>Nada foi gravado ainda, e o que você digitou continua aqui. O que mudou na outra versão:</p>
        <ul>
          {changes.map(({ field, theirs, isMineToo }) => (
            <li key={field}>
              <strong>{fieldInPortuguese(kindOfFile(file), field)}</strong>: “{wordsOf(theirs)}”
              {isMineToo && <em> – você também mudou este campo: fica o seu</em>}
            </li>
          ))}
        </ul>
      </>
    ),
    yes: 'Juntar as duas e gravar',
    no: 'Voltar ao formulário',
  });
