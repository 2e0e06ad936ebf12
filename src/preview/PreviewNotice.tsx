import { createRoot, type Root } from 'react-dom/client';
import portuguese from '../../locales/pt/preview.json';
import { hotelClock } from '../browser/hotelClock';
import { hotelZone } from '../browser/hotelZone';
import { languageOfPath } from '../domain/i18n/localizedPath';
import { hotelToday } from '../domain/time/clock';
import type { PlainDate } from '../domain/time/plainDate';
import { loadNamespace, type Namespace } from '../i18n/namespaces';
import { messagesOf } from '../i18n/useMessages';
import { languageTags, type Language } from '../site';
import * as css from './PreviewNotice.module.css';

const namespace: Namespace = { name: 'preview', portuguese };

/** The day that a preview shows, with a form for another one and a link back to today. Both reload the page, so that every clock restarts. Its words must be loaded. */
export function PreviewNotice({ language, day }: { language: Language; day: PlainDate }) {
  const t = messagesOf('preview', language);
  const long = new Intl.DateTimeFormat(languageTags[language], { dateStyle: 'full', timeZone: 'UTC' }).format(new Date(day));
  return (
    <aside className={`row ${css.notice}`} lang={languageTags[language]} aria-label={t('preview:label')}>
      <p>
        {t('preview:shows')} <time dateTime={day}>{long}</time>
      </p>
      <form key={day}>
        <label>
          {t('preview:other')} <input type="date" name="em" defaultValue={day} required />
        </label>
        <button type="submit">{t('preview:show')}</button>
      </form>
      <a href="?em=">{t('preview:today')}</a>
    </aside>
  );
}

let root: Root | undefined;

/** Shows the notice of a preview build in the language of the page. It is a React root of its own, so that the page is exactly what guests get. */
export async function showPreviewNotice(pathname: string): Promise<void> {
  const language = languageOfPath(pathname);
  await loadNamespace(namespace, language);
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<PreviewNotice language={language} day={hotelToday(hotelClock(), hotelZone)} />);
}
