import { createRoot, type Root } from 'react-dom/client';
import { hotelToday } from '../domain/stay/hotelToday';
import { hotelClock } from '../hooks/hotelClock';
import { defaultLanguage, hotelTimeZone, languages } from '../site';
import { PreviewNotice } from './PreviewNotice';

let root: Root | undefined;

/** Says on every page of a preview build which day it shows, in the language of the page. Apart from the page, so that the page is what guests get. */
export function showPreviewNotice(pathname: string): void {
  root ??= createRoot(document.body.appendChild(document.createElement('div')));
  const language = languages.find((candidate) => candidate === pathname.split('/')[1]) ?? defaultLanguage;
  root.render(<PreviewNotice language={language} day={hotelToday(hotelClock(), hotelTimeZone)} />);
}
