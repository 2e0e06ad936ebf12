import { AfterScrollBar } from './AfterScrollBar';
import { LanguageHint } from './LanguageHint';

interface DeferredFrameProps {
  readonly path: string;
  readonly name: string;
  /** See Frame. */
  readonly stayCard: string | undefined;
  readonly promotes: boolean;
}

export const namespaces = [] as const;

/** The parts of the frame that only appear after the first scroll, or for a browser in another language. */
export default function DeferredFrame({ path, name, stayCard, promotes }: DeferredFrameProps) {
  return (
    <>
      {promotes && <LanguageHint path={path} />}
      <AfterScrollBar path={path} name={name} stayCard={stayCard} />
    </>
  );
}
