import { Suspense, use, useEffect, useMemo, useRef, useState, type ComponentType } from 'react';
import { keepTaps, type KeptTaps } from '../../loading/keepTaps';
import { pageAnswers } from '../../loading/pageAnswers';

/** Milliseconds before another try of a script that did not come; doubled with each, up to the second figure. */
const firstWait = 350;
const longestWait = 20_000;

/** How far from the glass a section is when its script is fetched. */
const ahead = '50%';

async function untilThere<Module>(load: () => Promise<Module>): Promise<Module> {
  for (let wait = firstWait; ; wait = Math.min(2 * wait, longestWait)) {
    try {
      return await load();
    } catch {
      await new Promise((resolve) => setTimeout(resolve, wait));
    }
  }
}

/** A promise of what begins to come when the gate is opened. */
function gateTo<View>(come: () => Promise<View>): { readonly view: Promise<View>; readonly open: () => void } {
  let open = (): void => undefined;
  const opened = new Promise<void>((resolve) => {
    open = resolve;
  });
  return { view: opened.then(come), open };
}

const sections = new Set<() => Promise<unknown>>();

/** Brings the scripts of all such sections, for the server: its HTML holds every one. */
export const loadEverySection = (): Promise<unknown> => Promise.all([...sections].map((come) => come()));

/**
 * A section whose HTML comes with the page and whose script follows once it is near the glass. Until then it is plain HTML, which must do
 * without script, and taps on its live parts are kept. On a page that was come to by a link its script is fetched at once.
 *
 * Its style sheets must come with the page: they are imported where the section is made one that comes later (end-to-end tests hold all pages
 * to it). Changed props wait with it: React would take them for a reason to draw it anew.
 * @param load imports the section, which has one root element
 */
export function later<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let View: ComponentType<Props> | undefined;
  let coming: Promise<ComponentType<Props>> | undefined;
  const come = () => (coming ??= untilThere(load).then((section) => (View = section)));
  sections.add(come);

  function Section({ view, props, onShown }: { view: ComponentType<Props> | Promise<ComponentType<Props>>; props: Props; onShown: () => void }) {
    const Shown = view instanceof Promise ? use(view) : view;
    useEffect(onShown, [onShown]);
    return <Shown {...props} />;
  }

  return function Later(props: Props) {
    const mark = useRef<HTMLSpanElement>(null);
    const taps = useRef<KeptTaps>(null);
    const [{ view, open }] = useState(() => gateTo(come));
    const [known] = useState<ComponentType<Props> | undefined>(() => View);
    const [shown, setShown] = useState(false);
    const [show] = useState(() => () => setShown(true));

    useEffect(() => {
      const section = mark.current?.nextElementSibling;
      if (pageAnswers() || !section) {
        open();
        return;
      }
      const observer = new IntersectionObserver((entries) => entries.some(({ isIntersecting }) => isIntersecting) && open(), { rootMargin: ahead });
      observer.observe(section);
      const kept = (taps.current = keepTaps(section, open));
      return () => {
        observer.disconnect();
        kept.stop();
      };
    }, [open]);

    useEffect(() => {
      if (shown) taps.current?.replay();
    }, [shown]);

    const [waitingProps] = useState(props);
    const current = shown ? props : waitingProps;
    const section = useMemo(
      () => (
        <Suspense fallback={null}>
          <Section view={known ?? view} props={current} onShown={show} />
        </Suspense>
      ),
      [known, view, current, show],
    );
    return (
      <>
        <span ref={mark} hidden />
        {section}
      </>
    );
  };
}
