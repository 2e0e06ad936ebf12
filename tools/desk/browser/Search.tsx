import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import { readStored, writeStored } from '../../../src/browser/storage';
import { createEmitter } from '../../../src/browser/store';
import { languageInPortuguese, labelledPath } from '../../../src/content/fieldLabels';
import { excerpt, isExactly, partsOf, searchSummary, searchTexts, textsIn, type SearchedText, type TextFile } from '../../../src/content/searchTexts';
import type { Language } from '../../../src/site';
import { deskPath } from '../protocol';
import { useDeskState } from './deskState';
import { routeOf } from './entries';
import { shownEntry } from './internals';

/** All texts as they are saved: of content, and of the interface. */
export const readTexts = async (): Promise<readonly TextFile[]> => {
  const answer = await fetch(`${deskPath}/texts.json`);
  return answer.ok ? ((await answer.json()) as readonly TextFile[]) : [];
};

const inputId = 'desk-search';
const shownAtMost = 60;
const { subscribe, emit } = createEmitter();
/** Kept in this tab when another form is opened. */
let searched = readStored('sessionStorage', inputId) ?? '';

/** The language of the page that was clicked on; null where one only looks. */
let clickedIn: Language | null = null;

/** Shows where words come from. @param language of the page that shows them: opens the field if they are in one only */
export function searchFor(text: string, language: Language | null = null): void {
  [searched, clickedIn] = [text, language];
  writeStored('sessionStorage', inputId, text);
  emit();
  document.getElementById(inputId)?.focus();
}

/** The address of a field of content; or who can change it. */
function Place({ found, query }: { readonly found: SearchedText; readonly query: string }) {
  const { file, data, path } = found;
  const words = <div className="desk-quiet">{excerpt(found, query)}</div>;
  const route = routeOf(file);
  const [, language = '', name = ''] = file.split('/');
  return route ? (
    <a href={route} data-field={path}>
      {labelledPath(file, data, path)}
      {words}
    </a>
  ) : (
    <>
      Texto da interface em {languageInPortuguese(language)}: quem o muda é quem cuida do código, em {`locales/${language}/${name}`}, {path}
      {words}
    </>
  );
}

/** One field over every text of every kind and language. */
export function Search() {
  const query = useSyncExternalStore(subscribe, () => searched);
  const { revision } = useDeskState();
  const [texts, setTexts] = useState<readonly SearchedText[] | null>(null);
  const isSearching = query.trim() !== '';
  useEffect(() => {
    if (isSearching) readTexts().then((files) => setTexts(textsIn(files)), console.error);
  }, [isSearching, revision]);
  const whole = useMemo(() => searchTexts(texts ?? [], query), [texts, query]);
  const found = useMemo(() => (whole.length > 0 ? whole : partsOf(texts ?? [], query)), [whole, texts, query]);
  useEffect(() => {
    if (!texts) return;
    const exact = found.filter((text) => isExactly(text, query));
    const here = exact.filter(({ file, path }) => file === shownEntry()?.path && path.endsWith(`.${clickedIn}`));
    const [only, ...others] = [here, exact, found].find(({ length }) => length > 0) ?? [];
    if (clickedIn && only && others.length === 0) document.querySelector<HTMLElement>(`.desk-popup li:nth-child(${found.indexOf(only) + 1}) a`)?.click();
    clickedIn = null;
  }, [found, texts, query]);
  return (
    <search className="desk-search">
      <input
        id={inputId}
        type="search"
        placeholder="Procurar em todos os textos"
        aria-label="Procurar em todos os textos"
        value={query}
        onChange={({ target }) => searchFor(target.value)}
      />
      {isSearching && texts && (
        <div className="desk-popup" tabIndex={-1}>
          <p role="status">{searchSummary({ query, whole: whole.length, found: found.length, shown: shownAtMost })}</p>
          <ul>
            {found.slice(0, shownAtMost).map((one) => (
              <li key={`${one.file} ${one.path}`}>
                <Place found={one} query={query} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </search>
  );
}
