import { CopyText } from '../ui/CopyText';
import { useMessages } from '../../i18n/useMessages';

export { saveStay } from './saveStay';

/** What to do with the calendar file, which many browsers inside other applications drop without a word: open it, or copy its words. */
export function SavedStay({ text }: { readonly text: string }) {
  const t = useMessages('agenda');
  return (
    <>
      <p role="status" className="note soft">
        {t('agenda:next')}
      </p>
      <CopyText text={text} labels={{ copy: t('agenda:copy'), copied: t('agenda:copied'), selected: t('agenda:selected') }} shown />
    </>
  );
}
