import en from '../../locales/en/preview.json';
import fr from '../../locales/fr/preview.json';
import pt from '../../locales/pt/preview.json';
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
