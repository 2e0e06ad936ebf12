import { StickyBar } from './StickyBar';
import { LanguageHint } from './LanguageHint';

interface DeferredLayoutProps {
  readonly path: string;
  readonly name: string;
  /** See PageLayout. */
  readonly stayCard: string | undefined;
  readonly promotes: boolean;
}

export const namespaces = [] as const;

/** The parts of the frame that only appear after the first scroll, or for a browser in another language. */
export default function DeferredLayout({ path, name, stayCard, promotes }: DeferredLayoutProps) {
  return (
    <>
      {promotes && <LanguageHint path={path} />}
      <StickyBar path={path} name={name} stayCard={stayCard} />
    </>
  );
}
