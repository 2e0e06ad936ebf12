import { languages, languageTags } from '../../site';
import type { Three } from './three';

/** A few words in three languages, in one line; said once where they are the same. */
export function ThreeWords({ words }: { words: Three<string> }) {
  const different = languages.filter((language, index) => languages.findIndex((other) => words[other] === words[language]) === index);
  return different.map((language, index) => (
    <span key={language}>
      {index > 0 && <span aria-hidden="true"> · </span>}
      <span lang={languageTags[language]}>{words[language]}</span>
    </span>
  ));
}
