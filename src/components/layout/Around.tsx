import { AfterScrollBar } from './AfterScrollBar';
import { LanguageHint } from './LanguageHint';
import { LoadingIndicator } from './LoadingIndicator';
import { TroubleNotice } from './TroubleNotice';

interface AroundProps {
  readonly data: Queries.FrameFragment;
  readonly path: string;
  readonly name: string;
  /** See Frame. */
  readonly promotes: boolean;
}

/** Its words come with the page. */
export const areas = [] as const;

/** What stands around a page only in answer to something: a first scroll, a browser in another language, a page that does not come. */
export default function Around({ data, path, name, promotes }: AroundProps) {
  return (
    <>
      <LoadingIndicator />
      <TroubleNotice />
      {promotes && <LanguageHint path={path} />}
      <AfterScrollBar data={data} path={path} name={name} />
    </>
  );
}
