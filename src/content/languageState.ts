import { findNodeAtLocation, parseTree } from 'jsonc-parser';
import { defaultLanguage, languages, type Language } from '../site';
import { languageInPortuguese } from './fieldLabels';
import { dotted, textsOf, type Json, type Trail } from './json';
import type { KindName } from './kinds';
import { missingTexts, whyWithheld } from './withheld';

/** The state of a file in a language other than Portuguese, described in Portuguese, and the first text to review. */
export interface LanguageState {
  readonly text: string;
  readonly path?: string;
}

/**
 * The state of a file in each published language: which texts are missing, and which are older than the Portuguese ones.
 * @param text of a file that is JSON
 * @param lineTimes when each of its lines was last changed; empty if unknown
 */
export function languageStates(text: string, lineTimes: readonly number[] = []): LanguageState[] {
  const root = parseTree(text);
  const data = JSON.parse(text) as Json;
  const changed = (trail: Trail, language: Language): number => {
    const node = root && findNodeAtLocation(root, [...trail, language] as (string | number)[]);
    return (node && lineTimes[text.slice(0, node.offset).split('\n').length - 1]) ?? 0;
  };
  return languages
    .filter((language) => language !== defaultLanguage)
    .flatMap((language): LanguageState[] => {
      const missing = missingTexts(data).filter((one) => one.language === language);
      const older = textsOf(data).filter(({ trail }) => changed(trail, language) > 0 && changed(trail, defaultLanguage) > changed(trail, language));
      const name = languageInPortuguese(language);
      const state = (text: string, [first]: readonly { readonly trail: Trail }[]) => (first ? [{ text, path: dotted([...first.trail, language]) }] : []);
      const states = [
        ...state(missing.length === 1 ? `${name}: falta 1 texto` : `${name}: faltam ${missing.length} textos`, missing),
        ...state(`${name}: ${older.length} de antes da última mudança em português`, older),
      ];
      return states.length > 0 ? states : [{ text: `${name}: completo` }];
    });
}

/** Why a file is not fully on the site, in short Portuguese; undefined if there is nothing to report. */
export function stateText(kind: KindName, data: Json): string | undefined {
  const why = whyWithheld(kind, data);
  if (why === 'archived') return 'fora do ar';
  const missing = [...new Set(missingTexts(data).map(({ language }) => languageInPortuguese(language)))];
  return missing.length > 0 ? `${why ? 'inacabada, ' : ''}falta ${missing.join(' e ')}` : undefined;
}
