import { AfterScrollBar } from './AfterScrollBar';
import { LanguageHint } from './LanguageHint';
import { LoadingIndicator } from './LoadingIndicator';
import { TroubleNotice } from './TroubleNotice';

interface AroundProps {
  readonly data: Queries.FrameFragment;
  readonly path: string;
  readonly name: string;
}

/** Its words come with the page. */
export const areas = [] as const;

/** What stands around a page only in answer to something: a first scroll, a browser in another language, a page that does not come. */
export default function Around({ data, path, name }: AroundProps) {
  return (
    <>
      <LoadingIndicator />
      <TroubleNotice />
      {path !== '/404' && <LanguageHint path={path} />}
      <AfterScrollBar data={data} path={path} name={name} />
    </>
  );
}
