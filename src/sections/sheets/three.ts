import type { TFunction, i18n } from 'i18next';
import { languages, type Language } from '../../site';

/** One thing said in each language. */
export type Three<Text> = Readonly<Record<Language, Text>>;

/** Says something in each of the three languages, in the areas that the page brings. */
export function inThree(words: i18n, say: (t: TFunction<['sheets', 'events']>) => string): Three<string> {
  const [pt = '', en = '', fr = ''] = languages.map((language) => say(words.getFixedT<['sheets', 'events']>(language, ['sheets', 'events'])));
  return { pt, en, fr };
}
