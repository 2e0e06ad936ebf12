import { useEffect, useRef, useState } from 'react';
import { pageDataUrl } from '../../../plugins/gatsby-plugin-first-paint/src/pageData';
import { deskFrame } from '../../../src/browser/deskFrame';
import { readStoredJson, writeStored } from '../../../src/browser/storage';
import { absenceOn } from '../../../src/content/onDay';
import type { JsonObject } from '../../../src/content/json';
import { pageOf } from '../../../src/content/pages';
import { defaultLanguage, languages, type Language } from '../../../src/site';
import { kindOfData } from '../form/contentFormat';
import type { DeskNames } from '../protocol';
import { plain, type PreviewProps } from './decap';
import { useDeskState, useNames } from './deskState';
import { textOf } from './input';
import { forgetScrolling } from './internals';
import { searchFor } from './Search';

const widths = { celular: 390, computador: 1280 } as const;

/** For how many milliseconds the data of a page are asked for again after a change, and how often; pictures that are new to it come late. */
const asking = 90_000;
const interval = 500;

/** What is chosen above the preview, kept in this tab when another entry is opened. `edits`: a click on the page leads to its field. */
const initiallyChosen = { edits: false, language: defaultLanguage as Language, day: '', width: 'celular' as keyof typeof widths };
type Chosen = typeof initiallyChosen;
const chosenKey = 'deskPreview';
const readChosen = (): Chosen => ({ ...initiallyChosen, ...(readStoredJson('sessionStorage', chosenKey) as Partial<Chosen> | null) });

/** Looks for where what is clicked on the page comes from: by the words of the innermost element, else by those of a picture, which other elements may cover. */
function findClicked(event: MouseEvent): void {
  const { edits, language } = readChosen();
  const clicked = event.target as HTMLElement;
  // what is folded opens first
  if (!edits || clicked.closest('details:not([open]) > summary, [aria-expanded=false], [role=tab][aria-selected=false]')) return;
  event.preventDefault();
  event.stopPropagation();
  const hasWords = [...clicked.childNodes].some(({ nodeType, nodeValue }) => nodeType === Node.TEXT_NODE && nodeValue?.trim());
  const picture = !hasWords && clicked.ownerDocument.elementsFromPoint(event.clientX, event.clientY).find((one) => one.getAttribute('alt'));
  searchFor((picture && picture.getAttribute('alt')) || clicked.textContent.trim(), language);
}

interface SelectProps {
  readonly label: string;
  readonly value: string;
  readonly options: DeskNames['page'];
  readonly onChoose: (value: string) => void;
}

const Select = ({ label, value, options, onChoose }: SelectProps) => (
  <label>
    {label}{' '}
    <select value={value} onChange={({ target }) => onChoose(target.value)}>
      {options.map((one) => (
        <option key={one.value} value={one.value}>
          {one.label}
        </option>
      ))}
    </select>
  </label>
);
const asOption = (value: string) => ({ value, label: value });

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
  const [otherPage, setOtherPage] = useState('');

  const data = plain(entry.get('data')) as JsonObject;
  const { spaPage, files, page: pages } = useNames();
  const kind = kindOfData(data);
  const addresses = pages.map(({ value, label }) => ({ value, label: `${value} ${label}` }));
  const page = otherPage || pageOf(kind, { slug: textOf(data.slug), path: kind === 'SpaSubject' ? spaPage : textOf(data.path) || null });
  const { withheld, state = '' } = files[String(entry.get('path'))] ?? {};
  const [path = '/', place = ''] = page.split('#');
  const prefix = language === defaultLanguage ? '' : `/${language}`;
  const address = `${prefix}${path === '/' && prefix ? '' : path}${day ? `?em=${day}` : ''}${place ? `#${place}` : ''}`;
  const isNew = entry.get('newRecord') === true;
  const isOff = withheld === 'archived';
  // Gatsby brings a page back to where it was left, perhaps for another entry
  useEffect(forgetScrolling, [page]);

  // Gatsby pushes new data to an open page, but not to an address with a query: that one is reloaded.
  // A new page exists once it has data.
  const dataAddress = pageDataUrl(prefix + path);
  const frame = useRef<HTMLIFrameElement>(null);
  /** How far somebody has scrolled the page; null: it stays at what the form is about. */
  const scrolled = useRef<number | null>(null);
  const [pageData, setPageData] = useState({ address: '', text: '' });
  const [isOpening, setOpening] = useState(false);
  useEffect(() => {
    if (isNew || isOff) return undefined;
    const stop = new AbortController();
    void (async () => {
      let known = pageData;
      for (let left = asking; left > 0 && !stop.signal.aborted;) {
        const answer = await fetch(dataAddress, { signal: stop.signal }).catch(() => null);
        const text = answer?.ok ? await answer.text() : '';
        setOpening(answer?.status === 503);
        if (text !== '' && (known.address !== dataAddress || known.text !== text)) {
          if (known.address === dataAddress && frame.current?.src.includes('?')) frame.current.contentWindow?.location.reload();
          known = { address: dataAddress, text };
          setPageData(known);
        }
        if (text !== '') left -= interval;
        await new Promise((resolve) => setTimeout(resolve, interval));
      }
    })();
    return () => stop.abort();
    // not `pageData`: it is only compared with
  }, [revision, dataAddress, isNew, isOff]);

  /** Keeps the page, which grows when its data and pictures come, at its place until somebody scrolls it. */
  const settle = () => {
    const view = frame.current?.contentWindow;
    if (!view) return;
    view.document.addEventListener('click', findClicked, { capture: true });
    const growing = new ResizeObserver(() => {
      if (scrolled.current === null) view.document.getElementById(place)?.scrollIntoView({ behavior: 'instant' });
      else view.scrollTo({ top: scrolled.current, behavior: 'instant' });
    });
    growing.observe(view.document.body);
    const follow = () => {
      growing.disconnect();
      view.addEventListener('scroll', () => (scrolled.current = view.scrollY));
    };
    for (const type of ['wheel', 'pointerdown', 'keydown']) view.addEventListener(type, follow, { once: true });
  };

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
    withheld === 'unfinished' && `Só se vê aqui: ${state}.`,
    isNew ? 'Salve para ver a página.' : isThere ? absenceOn(day || new Date().toISOString().slice(0, 10), kind, data) : absence,
  ];
  const scale = space ? Math.min(1, space / widths[width]) : 1;
  return (
    <div className="preview">
      <form className="preview-bar" onSubmit={(event) => event.preventDefault()}>
        <Select label="Língua" value={language} options={languages.map(asOption)} onChoose={(one) => choose({ language: one as Language })} />
        <label>
          No dia <input type="date" value={day} onChange={({ target }) => choose({ day: target.value })} />
        </label>
        <Select label="Largura" value={width} options={Object.keys(widths).map(asOption)} onChoose={(one) => choose({ width: one as keyof typeof widths })} />
        <Select label="Página" value={otherPage} options={[{ value: '', label: 'desta ficha' }, ...addresses]} onChoose={setOtherPage} />
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
              name={deskFrame[kind === 'Announcement' ? 'announcement' : 'page']}
              title="A página no site"
              src={address}
              onLoad={settle}
              style={{ width: widths[width], height: `calc(100% / ${scale})`, transform: `scale(${scale})` }}
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
  .preview-bar :is(select, input) { font: inherit; max-width: 11rem; }
  .preview-note { margin: 0; padding: 8px 12px; background: #fff4d6; }
  /* a page that scrolls to its place does not scroll what is around it */
  .preview { display: flex; flex-direction: column; height: 100vh; overflow: clip; }
  .preview-page { flex: 1; min-height: 0; overflow: clip; }
  .preview-page iframe { display: block; border: 0; transform-origin: 0 0; background: #fff; }
`;
