import type { ReactNode } from 'react';
import { languages, languageTags, type Language } from '../../site';
import { InLanguage } from './InLanguage';
import * as css from './Sheet.module.css';

/** The same in three columns, each in its language: under one another where there is no room. The one that the address names comes first. */
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
