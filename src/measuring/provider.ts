import type { MeasuredEvent } from '../domain/measuring/events';
import type { CountedPage } from '../domain/measuring/pages';
import type { Language } from '../site';

export interface PageView extends CountedPage {
  readonly language: Language;
  /** Its address, without what may be personal (`countedAddress`). */
  readonly address: string;
  /** The previous page, or another site; empty if there is none. */
  readonly referrer: string;
}

export interface Provider {
  readonly show: (view: PageView) => void;
  /** @param view the page that is open */
  readonly count: (event: MeasuredEvent, view: PageView) => void;
}
