import { useState } from 'react';
import { kinds, type Kind } from '../../../src/content/kinds';
import { useDeskState } from './deskState';

/** The desk's route for a file; undefined for files it does not edit. */
function editorOf(file: string): string | undefined {
  const [, folder = '', name = ''] = /^content\/([^/]+?)(?:\/([^/]+))?\.json$/.exec(file) ?? [];
  if (!Object.values<Kind>(kinds).some(({ source }) => source === folder || source === `${folder}.json`)) return undefined;
  return name ? `#/collections/${folder}/entries/${name}` : `#/collections/hotel/entries/${folder}`;
}

const levels = [
  { level: 'fault', title: 'A corrigir' },
  { level: 'warning', title: 'A olhar' },
  { level: 'note', title: 'Para saber' },
] as const;

const plural = (count: number, one: string, many: string): string => `${count} ${count === 1 ? one : many}`;

/** With a full stop, unless it ends in a mark. */
const sentence = (words: string): string => (/[.?!]$/.test(words) ? words : `${words}.`);

/** The results of `npm run content:check` in Portuguese, updated after each change of a file. */
export function CheckPanel() {
  const { faults, site, shown, revision } = useDeskState();
  const [isOpen, setOpen] = useState(false);
  const of = (level: string) => faults.filter((fault) => fault.level === level);
  const errors = of('fault').length;
  const warnings = of('warning').length;
  const [known, setKnown] = useState(warnings);
  // what a change has brought is seen at once
  if (known !== warnings) {
    setKnown(warnings);
    if (warnings > known) setOpen(true);
  }
  const headline =
    site === 'gone'
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
      data-level={site === 'gone' || errors > 0 ? 'fault' : warnings > 0 ? 'warning' : 'well'}
    >
      <button type="button" className="desk-check-head" aria-expanded={isOpen} onClick={() => setOpen(!isOpen)}>
        {headline}
      </button>
      <div role="status" className="desk-check-state">
        {site === 'gone' && <p>A mesa parou no terminal. O que você digitou continua nesta página: abra-a de novo com npm run edit e salve.</p>}
        {shown === 'lastValid' && <p>O site mostra o último estado sem erros. Nada se perdeu: corrija o que está abaixo.</p>}
      </div>
      {(isOpen || errors > 0) && (
        <div className="desk-check-list">
          {levels.map(({ level, title }) => {
            const list = of(level);
            if (list.length === 0 || (!isOpen && level !== 'fault')) return null;
            return (
              <section key={level}>
                <h2>{title}</h2>
                <ul>
                  {list.map(({ file, field, path, problem, remedy }) => {
                    const editor = editorOf(file);
                    return (
                      <li key={[file, field, problem].join(' ')}>
                        {editor ? (
                          <a href={editor} data-field={path}>
                            {file}
                          </a>
                        ) : (
                          <span>{file}</span>
                        )}
                        {field && <strong> {field}</strong>}: {sentence(problem)} <em>{sentence(remedy)}</em>
                      </li>
                    );
                  })}
                </ul>
              </section>
            );
          })}
        </div>
      )}
    </aside>
  );
}
