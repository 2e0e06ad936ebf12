import { AfterScrollBar } from './AfterScrollBar';
import { LanguageHint } from './LanguageHint';

interface AroundProps {
  readonly path: string;
  readonly name: string;
  /** See Frame. */
  readonly stayCard: string | undefined;
  readonly promotes: boolean;
}

/** Its words come with the page. */
export const namespaces = [] as const;

/** What stands around a page only in answer to something: a first scroll, a browser in another language. */
export default function Around({ path, name, stayCard, promotes }: AroundProps) {
  return (
    <>
      {promotes && <LanguageHint path={path} />}
      <AfterScrollBar path={path} name={name} stayCard={stayCard} />
    </>
  );
}
