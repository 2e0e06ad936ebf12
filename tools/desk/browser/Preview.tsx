import { useEffect, useRef, useState } from 'react';
import { pageDataUrl } from '../../../plugins/gatsby-plugin-first-paint/src/pageData';
import { deskFrame } from '../../../src/browser/deskFrame';
import { readStoredJson, writeStored } from '../../../src/browser/storage';
import { pageOf } from '../../../src/content/pages';
import { defaultLanguage, languages, type Language } from '../../../src/site';
import { kindOfData } from '../form/contentFormat';
import { plain, type PreviewProps } from './decap';
import { useDeskState, useNames } from './deskState';
import { forgetScrolling } from './internals';
import { searchFor } from './Search';

/** The page that shows the edited content, without language prefix, with a fragment if it has one. */
function pageShowing(data: Readonly<Record<string, unknown>>, spaPage: string | null): string {
  const slug = typeof data.slug === 'string' ? data.slug : '';
  const kind = kindOfData(data);
  const own = typeof data.path === 'string' && data.path !== '' ? data.path : null;
  return pageOf(kind, { slug, path: kind === 'SpaSubject' ? spaPage : own });
}

const widths = { celular: 390, computador: 1280 } as const;

/** How often data of a page that is there are asked for newer ones, and after how many milliseconds; one that is not there yet is asked for each second. */
const maxTries = 48;
const interval = 250;

/** What is chosen above the preview, kept in this tab when another entry is opened. `edits`: a click on the page leads to its field. */
const initiallyChosen = { edits: false, language: defaultLanguage as Language, day: '', width: 'celular' as keyof typeof widths };
type Chosen = typeof initiallyChosen;
const chosenKey = 'deskPreview';
const readChosen = (): Chosen => ({ ...initiallyChosen, ...(readStoredJson('sessionStorage', chosenKey) as Partial<Chosen> | null) });

/** Looks for where what is clicked on the page comes from: by the words of the innermost element, else by those of a picture, which other elements may cover. */
function findClicked(event: MouseEvent): void {
  const { edits, language } = readChosen();
  if (!edits) return;
  event.preventDefault();
  event.stopPropagation();
  const clicked = event.target as HTMLElement;
  const hasWords = [...clicked.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const picture = !hasWords && clicked.ownerDocument.elementsFromPoint(event.clientX, event.clientY).find((one) => one.getAttribute('alt'));
  searchFor((picture && picture.getAttribute('alt')) || clicked.textContent.trim(), language);
}

/** The page of the edited entry, in develop mode, in a chosen language, on a chosen day, at the width of a phone or a computer. */
export function Preview({ entry }: PreviewProps) {
  const [chosen, setChosen] = useState(readChosen);
  const { edits, language, day, width } = chosen;
  const choose = (change: Partial<Chosen>) => {
    const next = { ...chosen, ...change };
    writeStored('sessionStorage', chosenKey, JSON.stringify(next));
    setChosen(next);
  };
  const { shown, revision } = useDeskState();
  const [space, setSpace] = useState(0);

  const data = plain(entry.get('data')) as Record<string, unknown>;
  const { spaPage, files } = useNames();
  const page = pageShowing(data, spaPage);
  const { withheld, state = '' } = files[String(entry.get('path'))] ?? {};
  const [path = '/', place] = page.split('#');
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  const address = `${prefix}${path === '/' && prefix ? '' : path}${day ? `?em=${day}` : ''}${place ? `#${place}` : ''}`;
  const isNew = entry.get('newRecord') === true;
  const isOff = withheld !== undefined;
  // Gatsby brings a page back to where it was left, perhaps for another entry
  useEffect(forgetScrolling, [page]);

  // Gatsby pushes new data to an open page, but not to an address with a query: that one is reloaded.
  // A new page exists once it has data.
  const dataAddress = pageDataUrl(prefix + path);
  const frame = useRef<HTMLIFrameElement>(null);
  const scrolled = useRef(0);
  const [pageData, setPageData] = useState({ address: '', text: '' });
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    if (isNew || isOff) return undefined;
    const stop = new AbortController();
    void (async () => {
      for (let tries = 0; tries < maxTries && !stop.signal.aborted;) {
        const answer = await fetch(dataAddress, { signal: stop.signal }).catch(() => null);
        const text = answer?.ok ? await answer.text() : '';
        setOpening(answer?.status === 503);
        if (text !== '' && (pageData.address !== dataAddress || pageData.text !== text)) {
          scrolled.current = frame.current?.contentWindow?.scrollY ?? 0;
          if (pageData.address === dataAddress && day) frame.current?.contentWindow?.location.reload();
          setPageData({ address: dataAddress, text });
          return;
        }
        if (text !== '') tries += 1;
        await new Promise((resolve) => setTimeout(resolve, text === '' ? 1000 : interval));
      }
    })();
    return () => stop.abort();
    // not `pageData`: it is only compared with
  }, [revision, dataAddress, isNew, isOff]);

  const measured = (node: HTMLDivElement | null) => {
    if (node && node.clientWidth !== space) setSpace(node.clientWidth);
  };
  const isThere = !isOff && pageData.address === dataAddress;
  const absence = isOff
    ? `Não está no site: ${state}.`
    : isOpening
      ? 'O site está abrindo. Isto leva um ou dois minutos na primeira vez.'
      : 'A página está abrindo.';
  const notes = [
    shown === 'lastValid' && 'Há algo a corrigir: o site mostra o último estado sem erros. Veja a conferência, embaixo.',
    isNew ? 'Salve para ver a página.' : !isThere && absence,
  ];
  const scale = space ? Math.min(1, space / widths[width]) : 1;
  return (
    <div className="preview">
      <form className="preview-bar" onSubmit={(event) => event.preventDefault()}>
        <label>
          Língua{' '}
          <select value={language} onChange={({ target }) => choose({ language: target.value as Language })}>
            {languages.map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          No dia <input type="date" value={day} onChange={({ target }) => choose({ day: target.value })} />
        </label>
        <label>
          Largura{' '}
          <select value={width} onChange={({ target }) => choose({ width: target.value as keyof typeof widths })}>
            {Object.keys(widths).map((one) => (
              <option key={one}>{one}</option>
            ))}
          </select>
        </label>
        <label>
          <input type="checkbox" checked={edits} onChange={({ target }) => choose({ edits: target.checked })} /> Um clique abre o campo
        </label>
        <a href={address} target="_blank" rel="noreferrer">
          Abrir em outra aba
        </a>
      </form>
      {notes.filter(Boolean).map((note) => (
        <p key={String(note)} role="status" className="preview-note">
          {note}
        </p>
      ))}
      {!isNew && (
        <div ref={measured} className="preview-page">
          {isThere && (
            <iframe
              key={address}
              ref={frame}
              name={deskFrame[kindOfData(data) === 'Announcement' ? 'announcement' : 'page']}
              title="A página no site"
              src={address}
              onLoad={() => {
                frame.current?.contentWindow?.scrollTo(0, scrolled.current);
                frame.current?.contentDocument?.addEventListener('click', findClicked, { capture: true });
              }}
              style={{ width: widths[width], height: `calc((100vh - 3rem) / ${scale})`, transform: `scale(${scale})` }}
            />
          )}
        </div>
      )}
    </div>
  );
}

/** Decap renders the preview in an iframe, without the desk's own style sheet. */
export const previewStyle = `
  body { margin: 0; font: 14px system-ui, sans-serif; background: #eef0f2; }
  .preview-bar { display: flex; flex-wrap: wrap; gap: 4px 12px; align-items: center; padding: 6px 64px 6px 10px; background: #fff; border-bottom: 1px solid #cdd3da; }
  .preview-bar :is(select, input) { font: inherit; }
  .preview-note { margin: 0; padding: 8px 12px; background: #fff4d6; }
  .preview-page { overflow: hidden; }
  .preview-page iframe { display: block; border: 0; transform-origin: 0 0; background: #fff; }
`;
