import { createRoot, type Root } from 'react-dom/client';
import en from '../../locales/en/preview.json';
import fr from '../../locales/fr/preview.json';
import pt from '../../locales/pt/preview.json';
import { hotelClock } from '../browser/hotelClock';
import { hotelZone } from '../browser/hotelZone';
import { languageOfPath } from '../domain/i18n/localizedPath';
import { hotelToday } from '../domain/stay/clock';
import type { PlainDate } from '../domain/stay/plainDate';
import { languageTags, type Language } from '../site';
import * as css from './PreviewNotice.module.css';

const words = { pt, en, fr } as const;

/** The day that a preview shows, with a form for another one and a link back to today. Both reload the page, so that every clock restarts. */
export function PreviewNotice({ language, day }: { language: Language; day: PlainDate }) {
  const { label, shows, other, show, today } = words[language];
  const long = new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  return (
    <aside className={css.notice} lang={languageTags[language]} aria-label={label}>
      <p>
        {shows} <time dateTime={day}>{long}</time>
      </p>
      <form key={day}>
        <label>
          {other} <input type="date" name="on" defaultValue={day} required />
        </label>
        <button type="submit">{show}</button>
      </form>
      <a href="?on=">{today}</a>
    </aside>
  );
}

let root: Root | undefined;

/** Shows the notice of a preview build in the language of the page. It is a React root of its own, so that the page is exactly what guests get. */
export function showPreviewNotice(pathname: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<PreviewNotice language={languageOfPath(pathname)} day={hotelToday(hotelClock(), hotelZone)} />);
}
