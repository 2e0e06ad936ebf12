import { useEffect, useRef } from 'react';
import { selectText, useCopy } from '../../hooks/useCopy';
import * as css from './CopyText.module.css';

interface CopyTextProps {
  readonly text: string;
  readonly labels: {
    readonly copy: string;
    readonly copied: string;
    /** The browser refused: the text is selected, to be copied by hand. */
    readonly selected: string;
  };
  readonly note?: string | undefined;
}

/** A button that copies a text. Where the browser does not let it, the text is shown and selected, and the status says so. */
export function CopyText({ text, labels, note }: CopyTextProps) {
  const field = useRef<HTMLTextAreaElement>(null);
  const { copied, copy } = useCopy(text);
  const refused = copied === false;
  // the first time it has only now been rendered
  useEffect(() => {
    if (refused) selectText(field.current);
  }, [refused]);
  return (
    <div className={css.copy}>
      {note && <p>{note}</p>}
      {refused && <textarea ref={field} className="box note" readOnly rows={6} value={text} aria-label={labels.copy} />}
      <button type="button" className="link" onClick={() => copy(text, field.current)}>
        {labels.copy}
      </button>
      <p role="status" className="note">
        {copied !== null && (copied ? labels.copied : labels.selected)}
      </p>
    </div>
  );
}
