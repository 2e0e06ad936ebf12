import type { ReactNode } from 'react';
import { languages, languageTags, type Language } from '../../site';
import { InLanguage } from './InLanguage';
import * as css from './Sheet.module.css';

/** Three columns, one per language, stacked on narrow screens. The language in the hash is first. */
export function LanguageColumns({ children }: { children: (language: Language) => ReactNode }) {
  return (
    <div className={css.three}>
      {languages.map((language) => (
        <div key={language} id={language} lang={languageTags[language]}>
          <InLanguage language={language}>{children(language)}</InLanguage>
        </div>
      ))}
    </div>
  );
}
