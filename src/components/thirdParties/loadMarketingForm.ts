import { whenNear } from '../../../plugins/gatsby-plugin-first-paint';
import type { MarketingService } from '../../browser/settings';
import { addScript } from '../../browser/addScript';

declare global {
  interface Window {
    ss_form?: {
      account: string;
      formID: string;
      width: string;
      domain: string;
      target_id: string;
      /** Set by the script while it looks for the container. */
      intervalId?: number;
    };
  }
}

/** Milliseconds until a form that has not loaded is given up (docs/hotel-rules.md 10.2). */
const timeoutMs = 6000;

/** The form whose messages are let through. */
let watched: { readonly container: HTMLElement; readonly onMessage: () => void } | null = null;

/** Messages that the service's script acts on: the height of its form, and a redirect after sending. */
const isCommand = (data: unknown): boolean =>
  typeof data === 'object' && data !== null && ('formID' in data || ('action' in data && data.action === 'redirect'));

/** The service's script acts on messages from any sender. This listener, registered before it, stops all but those of the watched form. */
function guard(event: MessageEvent): void {
  if (!isCommand(event.data)) return;
  const frame = watched?.container.querySelector('iframe');
  if (frame && event.source === frame.contentWindow) watched?.onMessage();
  else event.stopImmediatePropagation();
}

interface FormToLoad {
  readonly service: MarketingService;
  /** Empty, with an id and no other attribute. */
  readonly container: HTMLElement;
  /** Aborted when the visitor leaves or withdraws consent; must not be aborted yet. */
  readonly signal: AbortSignal;
  /** The form is loaded; returns whether it may stay. */
  readonly onLoad: () => boolean;
}

/** Loads the form into its container (docs/hotel-rules.md 10.2). All traces of it are removed when it is aborted, blocked, fails or takes over six seconds. */
export function loadMarketingForm({ service, container, signal, onLoad }: FormToLoad): void {
  const ended = new AbortController();
  const end = () => ended.abort();
  let loaded = false;

  /** The form posts a message whenever its height changes; the first one means that it is loaded. */
  function finish(): void {
    if (loaded) return;
    loaded = true;
    clearTimeout(timer);
    observer.disconnect();
    if (!onLoad()) end();
  }

  function start(): void {
    window.ss_form = { account: service.account, formID: service.form, width: '100%', domain: service.domain, target_id: container.id };
    const script = addScript(service.script);
    script.addEventListener('error', end);
    ended.signal.addEventListener('abort', () => {
      script.remove();
      clearInterval(window.ss_form?.intervalId);
      delete window.ss_form;
    });
  }

  const timer = setTimeout(end, timeoutMs);
  // a form that is not in an iframe
  const observer = new MutationObserver(() => container.querySelector('form') && finish());
  observer.observe(container, { childList: true, subtree: true });
  // the first message means that it is loaded, whereas the iframe's `load` event also fires for a dead server
  watched = { container, onMessage: finish };
  window.addEventListener('message', guard, { capture: true });
  ended.signal.addEventListener('abort', () => {
    clearTimeout(timer);
    observer.disconnect();
    watched = null;
    container.replaceChildren();
    for (const { name } of [...container.attributes]) if (name !== 'id') container.removeAttribute(name);
  });
  signal.addEventListener('abort', end);

  if (document.readyState === 'complete') start();
  else window.addEventListener('load', start, { once: true, signal: ended.signal });
}

interface Replacement extends Omit<FormToLoad, 'onLoad'> {
  readonly siteForm: HTMLElement;
  readonly title: string;
  readonly onLoad: () => void;
}

const isInUse = (form: HTMLElement): boolean =>
  form.matches(':focus-within') || [...form.querySelectorAll<HTMLInputElement>('input:not([type="hidden"])')].some(({ value }) => value !== '');

/** Replaces the site's own form by the marketing-automation form once it comes near the viewport, unless the visitor already uses the site's own. */
export function replaceWithMarketingForm({ siteForm, title, onLoad, ...form }: Replacement): void {
  const { container, signal } = form;
  let inUse = isInUse(siteForm);
  for (const event of ['focusin', 'input'] as const) siteForm.addEventListener(event, () => (inUse = true), { signal });

  const show = (): boolean => {
    if (inUse) return false;
    container.querySelector('iframe')?.setAttribute('title', title);
    onLoad();
    return true;
  };
  const load = () => {
    if (!inUse) loadMarketingForm({ ...form, onLoad: show });
  };
  signal.addEventListener('abort', whenNear(siteForm, load, '50%'));
}
