import { createRoot, type Root } from 'react-dom/client';
import { languageOfPath } from '../domain/i18n/localizedPath';
import { hotelToday } from '../domain/stay/clock';
import { hotelZone } from '../browser/hotelZone';
import { hotelClock } from '../browser/hotelClock';
import { PreviewNotice } from './PreviewNotice';

let root: Root | undefined;

/** Shows the notice of a preview build in the language of the page. It is a React root of its own, so that the page is exactly what guests get. */
export function showPreviewNotice(pathname: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<PreviewNotice language={languageOfPath(pathname)} day={hotelToday(hotelClock(), hotelZone)} />);
}
