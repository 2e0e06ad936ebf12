import { useEffect, useState } from 'react';
import { readStored, writeStored } from '../../../src/browser/storage';
import { kinds } from '../../../src/content/kinds';
import { inHotelFolder } from '../../../src/hotel';
import { contentFormat } from '../form/contentFormat';
import { bringIntoForm, savedFile } from './bringIntoForm';
import { useDeskState } from './deskState';
import { routeOf, useLabels } from './entries';

const levels = { fault: 'A corrigir', warning: 'A olhar', note: 'Para saber' };

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** With a full stop, unless it ends in a mark. */
const sentence = (text: string): string => (/[.?!]$/.test(text) ? text : `${text}.`);

const openKey = 'deskCheck';

/** Puts a figure that only texts state into the form of the rules, among those that are right. */
async function takeForRight(figure: string): Promise<void> {
  const file = inHotelFolder(kinds.StayRules.source);
  const beganFrom = await savedFile(file);
  const data = contentFormat.fromFile(beganFrom);
  const otherFigures = typeof data.otherFigures === 'string' ? `${data.otherFigures}; ${figure}` : figure;
  await bringIntoForm({ file, raw: contentFormat.toFile({ ...data, otherFigures }), beganFrom, question: `${figure} está certo, também em outros textos.` });
}

/** The results of `npm run content:check` in Portuguese, updated after each change of a file. */
export function CheckPanel() {
  const { faults, isGone, shown, revision } = useDeskState();
  const labelOf = useLabels();
  // it stays as it is while one walks through the places that it names
  const [isOpen, setOpen] = useState(() => readStored('sessionStorage', openKey) === 'open');
  useEffect(() => void writeStored('sessionStorage', openKey, isOpen ? 'open' : null), [isOpen]);
  const of = (level: string) => faults.filter((fault) => fault.level === level);
  const errors = of('fault').length;
  const warnings = of('warning').length;
  const [known, setKnown] = useState<number | null>(null);
  // what a change has brought is seen at once
  if (revision > 0 && known !== warnings) {
    setKnown(warnings);
    if (known !== null && warnings > known) setOpen(true);
  }
  const headline = isGone
    ? 'A mesa não responde'
    : revision === 0
      ? 'Conferência: lendo os arquivos…'
      : errors > 0
        ? `Conferência: ${plural(errors, 'erro', 'erros')} a corrigir`
        : `Conferência: nenhum erro, ${plural(warnings, 'aviso', 'avisos')}`;
  return (
    <aside
      className="desk-check"
      aria-label="Conferência"
      data-open={isOpen || undefined}
      data-level={isGone || errors > 0 ? 'fault' : warnings > 0 ? 'warning' : 'well'}
    >
      <button type="button" className="desk-button desk-check-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {headline}
      </button>
      <span role="status" className="desk-hidden">
        {headline}
      </span>
      <div className="desk-check-body" hidden={!isOpen && errors === 0 && !isGone && shown !== 'lastValid'}>
        {isGone && <p className="desk-note">A mesa parou no terminal. O que você digitou continua nesta página: abra-a de novo com npm run edit e salve.</p>}
        {shown === 'lastValid' && <p className="desk-note">O site mostra o último estado sem erros. Nada se perdeu: corrija o que está abaixo.</p>}
        {Object.entries(levels).map(([level, title]) => {
          const list = of(level);
          if (list.length === 0 || (!isOpen && level !== 'fault')) return null;
          return (
            <details key={level} open={level !== 'note'}>
              <summary>{`${title}: ${list.length}`}</summary>
              <ul>
                {list.map(({ file, path, problem, remedy, accept }) => (
                  <li key={[file, path, problem].join(' ')}>
                    <a href={routeOf(file)} data-field={path}>
                      {labelOf(file, path)}
                    </a>
                    : {sentence(problem)} <em>{sentence(remedy)}</em>{' '}
                    {accept && (
                      <button type="button" className="desk-button" onClick={() => void takeForRight(accept)}>
                        Está certo
                      </button>
                    )}
                  </li>
                ))}
              </ul>
            </details>
          );
        })}
      </div>
    </aside>
  );
}
