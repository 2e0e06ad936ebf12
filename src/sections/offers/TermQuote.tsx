import { useTranslation } from 'react-i18next';
import * as css from './TermQuote.module.css';

interface TermQuoteProps {
  readonly term: { readonly text: string; readonly percent: number | null };
}

/** A rule of an offer in the hotel's words, with its discount, if any. */
export function TermQuote({ term: { text, percent } }: TermQuoteProps) {
  const { t } = useTranslation(['offers']);
  return <q className={css.term}>{percent === null ? text : `${t('offers:off', { percent })}, ${text}`}</q>;
}
