import { useState } from 'react';
import type { Language } from '../site';
import type { campaignWords } from './campaignWords';
import { qrPicture } from './qrPicture';
import * as css from './CampaignPage.module.css';

interface CampaignResultProps {
  readonly words: (typeof campaignWords)[Language];
  /** Null while the form has errors. */
  readonly link: string | null;
}

/** The link, with a copy button, and its QR code for print. */
export function CampaignResult({ words, link }: CampaignResultProps) {
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  if (!link) return <p className={css.result}>{words.pending}</p>;
  const picture = qrPicture(link);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    );
  return (
    <section className={css.result} aria-labelledby="link">
      <h2 id="link">{words.result}</h2>
      <p>
        <a href={link} className={css.address}>
          {link}
        </a>
      </p>
      <button type="button" className="btn" onClick={() => void copy()}>
        {words.copy}
      </button>
      <p role="status">{copied && words[copied]}</p>
      <img src={picture} alt={words.qr} width="320" height="320" />
      <a href={picture} download="qr-code.svg" className="btn btn--line">
        {words.download}
      </a>
    </section>
  );
}
