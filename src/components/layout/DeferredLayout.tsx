import { useEffect, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { localizedPath, suggestedLanguage } from '../../domain/i18n/localizedPath';
import { tripPath } from '../../domain/pages/addresses';
import { pageSessionStore, updatePageSession } from '../../browser/pageSession';
import { readStored, writeStored } from '../../browser/storage';
import { useHydrated } from '../../hooks/useHydrated';
import { useLanguage } from '../../hooks/useLanguage';
import { usePage } from '../../hooks/usePage';
import { useScrolledPastHeader } from '../../hooks/useScrolledPastHeader';
import { useStore } from '../../hooks/useStore';
import { useUnlessBusy } from '../../hooks/useUnlessBusy';
import { i18nOnDemand } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import { languageTags, type Language } from '../../site';
import { LazyTripLink } from '../trip/LazyTripLink';
import { Mark } from '../ui/Brand';
import { Icon } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as css from './DeferredLayout.module.css';
import { MenuButton } from '../menu/Drawer';
import { ReserveLink } from './ReserveLink';

const storageKey = 'languageHint';

const wasShown = (): boolean => readStored('localStorage', storageKey) === 'closed' || readStored('sessionStorage', storageKey) === 'shown';

/** A bar in the language that the browser prefers, on the first page of a page session, until × closes it for good. There is no redirect. */
function LanguageHint() {
  const current = useLanguage();
  const { hintShown } = useStore(pageSessionStore);
  const [isOver] = useState(() => hintShown || wasShown());
  const [closed, setClosed] = useState(false);
  const offered = suggestedLanguage(useHydrated() ? navigator.languages : [], current);
  const free = useUnlessBusy(offered !== null && !isOver);
  return offered && free && !closed ? <OfferedLanguage language={offered} onClose={() => setClosed(true)} /> : null;
}

/** Its words come on demand, since those of each language are in its own folder; without them there is no hint. */
function OfferedLanguage({ language, onClose }: { language: Language; onClose: () => void }) {
  const { path } = usePage();
  const { t } = useMessages('languageHint', language);
  const hasText = i18nOnDemand(language).hasResourceBundle(language, 'languageHint');
  useEffect(() => {
    void i18nOnDemand(language).loadNamespaces('languageHint');
  }, [language]);
  useEffect(() => {
    if (!hasText) return;
    updatePageSession({ hintShown: true });
    writeStored('sessionStorage', storageKey, 'shown');
  }, [hasText]);
  if (!hasText) return null;
  const close = () => {
    onClose();
    writeStored('localStorage', storageKey, 'closed');
  };
  return (
    <aside className={css.hint} lang={languageTags[language]} aria-label={t('languageHint:text')}>
      <a className="touch semibold" href={localizedPath(path, language)} hrefLang={languageTags[language]}>
        {t('languageHint:text')}
      </a>
      <button type="button" className="cross" aria-label={t('languageHint:close')} onClick={close}>
        <Icon name="close" />
      </button>
    </aside>
  );
}

/** A slim bar after the first scroll: at the top of wide screens, at the bottom of phones. */
function StickyBar() {
  const { path, name } = usePage();
  const { t } = useI18n(['common', 'drawer']);
  const { scrolled } = useStore(pageSessionStore);
  const pastHeader = useScrolledPastHeader();
  if (!scrolled || !pastHeader) return null;
  return (
    <div className={`no-print ${css.bar}`} role="region" aria-label={t('common:bar')}>
      <SiteLink to="/" className={css.home} aria-label={t('common:home')}>
        <Mark />
      </SiteLink>
      <MenuButton className={`touch semibold gap-2 ${css.menu}`}>
        <span>{t('drawer:label')}</span>
      </MenuButton>
      <p className={css.name}>{name}</p>
      {path !== tripPath && <LazyTripLink className={`touch semibold underlined ${css.trip}`} />}
      <ReserveLink />
      <button
        type="button"
        className={`touch semibold gap-2 ${css.top}`}
        aria-label={t('common:top')}
        onClick={() => {
          window.scrollTo({ top: 0 });
          document.querySelector<HTMLElement>('#conteudo')?.focus({ preventScroll: true });
        }}
      >
        <span>{t('common:top')}</span>
        <Icon name="up" />
      </button>
    </div>
  );
}

export const namespaces = [] as const;

/** The parts of the frame that only appear after the first scroll, or for a browser in another language. */
export default function DeferredLayout({ promotes }: { promotes: boolean }) {
  return (
    <>
      {promotes && <LanguageHint />}
      <StickyBar />
    </>
  );
}
