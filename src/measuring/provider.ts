import type { MeasuredEvent } from '../domain/measuring/events';
import type { CountedPage } from '../domain/measuring/pages';
import type { Language } from '../site';

/** The opening of a page, as a provider gets it. */
export interface PageView extends CountedPage {
  readonly language: Language;
  /** Its address, without what may be personal (`countedAddress`). */
  readonly address: string;
  /** Where the visitor came from: the page before, or another site; empty where there is none. */
  readonly referrer: string;
}

export interface Provider {
  readonly show: (view: PageView) => void;
  /** @param view the page that is open */
  readonly count: (event: MeasuredEvent, view: PageView) => void;
}
