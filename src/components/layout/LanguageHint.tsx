import { useTranslation } from 'react-i18next';
import { localizedPath, suggestedLanguage } from '../../domain/i18n/localizedPath';
import { updatePageSession } from '../../browser/pageSession';
import { usePageSession } from '../../hooks/usePageSession';
import { readStored, writeStored } from '../../browser/storage';
import { useHydrated } from '../../hooks/useHydrated';
import { useLanguage } from '../../hooks/useLanguage';
import { languageTags } from '../../site';
import { Icon } from '../ui/Icon';
import * as css from './LanguageHint.module.css';

const storageKey = 'languageHint';

const wasClosed = (): boolean => readStored('localStorage', storageKey) === 'closed';

/** A small bar in the language that the browser prefers, if the site has it; × closes it permanently. There is no redirect. */
export function LanguageHint({ path }: { path: string }) {
  const { t } = useTranslation(['common']);
  const current = useLanguage();
  const { hintClosed } = usePageSession();
  const offered = useHydrated() && !wasClosed() ? suggestedLanguage(navigator.languages, current) : null;
  if (!offered || hintClosed) return null;
  const close = () => {
    updatePageSession({ hintClosed: true });
    writeStored('localStorage', storageKey, 'closed');
  };
  return (
    <aside className={css.hint} lang={languageTags[offered]} aria-label={t(`common:hint.${offered}`)}>
      <a href={localizedPath(path, offered)} hrefLang={languageTags[offered]}>
        {t(`common:hint.${offered}`)}
      </a>
      <button type="button" aria-label={t(`common:closeHint.${offered}`)} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}
