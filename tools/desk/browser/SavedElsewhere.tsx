import { choiceInPortuguese, fieldInPortuguese } from '../../../src/content/fieldLabels';
import { kindOfFile } from '../../../src/content/kinds';
import { valueText, type OtherChange } from '../../../src/content/mergeVersions';
import { ask } from './Dialog';

/** Asks whether to merge what somebody else has saved in the meantime with what was typed here. */
export const askToMerge = (file: string, changes: readonly OtherChange[]): Promise<boolean | undefined> =>
  ask({
    title: 'Este arquivo foi salvo em outro lugar depois que você o abriu',
    children: (
      <>
        <p>Nada foi gravado ainda, e o que você digitou continua aqui. O que mudou na outra versão:</p>
        <ul>
          {changes.map(({ field, theirs, isMineToo }) => (
            <li key={field}>
              <strong>{fieldInPortuguese(kindOfFile(file), field)}</strong>: “{valueText(choiceInPortuguese(kindOfFile(file), field, theirs))}”
              {isMineToo && <em> – você também mudou este campo: fica o seu</em>}
            </li>
          ))}
        </ul>
      </>
    ),
    yes: 'Juntar as duas e gravar',
    no: 'Voltar ao formulário',
  });
