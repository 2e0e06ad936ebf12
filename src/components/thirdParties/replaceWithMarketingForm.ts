import { whenNear } from '../../../plugins/gatsby-plugin-first-paint';
import { loadMarketingForm, type FormToLoad } from './loadMarketingForm';

interface Replacement extends Omit<FormToLoad, 'onLoad'> {
  /** The site's own form, which it replaces. */
  readonly own: HTMLElement;
  /** Accessible name of the form. */
  readonly title: string;
  /** It may be shown. */
  readonly onLoad: () => void;
}

const isInUse = (form: HTMLElement): boolean =>
  form.matches(':focus-within') || [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].some(({ value }) => value !== '');

/** Replaces the site's own form by the marketing-automation form once it comes near the viewport, unless the visitor already uses the site's own. */
export function replaceWithMarketingForm({ own, title, onLoad, ...form }: Replacement): void {
  const { container, signal } = form;
  let inUse = isInUse(own);
  for (const event of ['focusin', 'input'] as const) own.addEventListener(event, () => (inUse = true), { signal });

  const show = (): boolean => {
    if (inUse) return false;
    container.querySelector('iframe')?.setAttribute('title', title);
    onLoad();
    return true;
  };
  const load = () => {
    if (!inUse) loadMarketingForm({ ...form, onLoad: show });
  };
  signal.addEventListener('abort', whenNear(own, load, '50%'));
}
