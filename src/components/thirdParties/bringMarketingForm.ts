import { whenNear } from '../../../plugins/gatsby-plugin-first-paint';
import { loadMarketingForm, type FormToLoad } from './loadMarketingForm';

interface FormToBring extends Omit<FormToLoad, 'onArrival'> {
  /** What stands in its place until then. */
  readonly own: HTMLElement;
  /** What the form is called, for screen readers. */
  readonly title: string;
  /** Once it may be shown. */
  readonly onArrival: () => void;
}

const isBegun = (form: HTMLElement): boolean =>
  form.matches(':focus-within') || [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].some(({ value }) => value !== '');

/** Loads the marketing-automation form once its block comes near, and gives way to a visitor who has begun with the site's own. */
export function bringMarketingForm({ own, title, onArrival, ...form }: FormToBring): void {
  const { container, signal } = form;
  let begun = isBegun(own);
  for (const event of ['focusin', 'input'] as const) own.addEventListener(event, () => (begun = true), { signal });

  const arrive = (): boolean => {
    if (begun) return false;
    container.querySelector('iframe')?.setAttribute('title', title);
    onArrival();
    return true;
  };
  const begin = () => {
    if (!begun) loadMarketingForm({ ...form, onArrival: arrive });
  };
  signal.addEventListener('abort', whenNear(own, begin, '50%'));
}
