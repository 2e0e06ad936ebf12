import { navigate } from 'gatsby';
import type { MouseEvent } from 'react';
import { isPlainClick } from '../../browser/isPlainClick';
import { localizedPath, switchLanguage } from '../../domain/i18n/localizedPath';
import { useLanguage } from '../../hooks/useLanguage';
import { usePage } from '../../hooks/usePage';
import { type Language, languageNames, languages, languageTags } from '../../site';
import * as css from '../layout/Header.module.css';

/** Links to the same page in the other languages, if there are any, with query string and hash (docs/hotel-rules.md 11.3). */
export function LanguageSwitcher({ label }: { label: string }) {
  const { path } = usePage();
  const current = useLanguage();
  const target = (to: Language) => switchLanguage({ pathname: window.location.pathname, search: window.location.search, hash: window.location.hash, to });
  const follow = (event: MouseEvent<HTMLAnchorElement>, to: Language) => {
    if (!isPlainClick(event)) return;
    event.preventDefault();
    navigate(target(to), { replace: to === current });
  };
  if (languages.length < 2) return null;
  return (
    <nav className={css.languages} aria-label={label}>
      {languages.map((language) => (
        <a
          key={language}
          href={localizedPath(path, language)}
          lang={languageTags[language]}
          hrefLang={languageTags[language]}
          // the visible abbreviation first, for voice control
          aria-label={`${language.toUpperCase()}, ${languageNames[language]}`}
          aria-current={language === current ? 'true' : undefined}
          onMouseDown={(event) => {
            event.currentTarget.href = target(language);
          }}
          onClick={(event) => follow(event, language)}
        >
          {language.toUpperCase()}
        </a>
      ))}
    </nav>
  );
}
