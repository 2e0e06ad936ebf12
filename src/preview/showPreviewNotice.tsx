import { createRoot, type Root } from 'react-dom/client';
import { languageOfPath } from '../domain/i18n/localizedPath';
import { hotelToday } from '../domain/stay/clock';
import { hotelZone } from '../browser/hotelZone';
import { hotelClock } from '../browser/hotelClock';
import { PreviewNotice } from './PreviewNotice';

let root: Root | undefined;

/** Says on every page of a preview build which day it shows, in the language of the page. Apart from the page, so that the page is what guests get. */
export function showPreviewNotice(pathname: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  root.render(<PreviewNotice language={languageOfPath(pathname)} day={hotelToday(hotelClock(), hotelZone)} />);
}
