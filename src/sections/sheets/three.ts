import type { FlatNamespace, TFunction, i18n } from 'i18next';
import { languages, type Language } from '../../site';

/** One thing said in each language. */
export type Three<Text> = Readonly<Record<Language, Text>>;

/** Says something in each of the three languages; the page has to bring the words of all. */
export function inThree<const Areas extends readonly FlatNamespace[]>(words: i18n, areas: Areas, say: (t: TFunction<Areas>) => string): Three<string> {
  const [pt = '', en = '', fr = ''] = languages.map((language) => say(words.getFixedT<Areas>(language, areas)));
  return { pt, en, fr };
}
