import { languages, languageTags } from '../../site';
import type { Trilingual } from './trilingual';
import * as css from './Sheet.module.css';

/** A short text in three languages on one line, without repetition if they are the same. The language in the hash is first. */
export function TrilingualText({ words }: { words: Trilingual<string> }) {
  const different = languages.filter((language, index) => languages.findIndex((other) => words[other] === words[language]) === index);
  return (
    <span className={css.words}>
      {different.map((language) => (
        <span key={language} lang={languageTags[language]} data-for={languages.filter((other) => words[other] === words[language]).join(' ')}>
          {words[language]}{' '}
        </span>
      ))}
    </span>
  );
}
