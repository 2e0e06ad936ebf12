import { defaultLanguage, languages, type Language } from '../../site';

/** The language of the page at a path: Portuguese is bare, the others stand at the beginning of the path (decisions “Languages and addresses”). */
export const languageOfPath = (pathname: string): Language => languages.find((language) => `${pathname}/`.startsWith(`/${language}/`)) ?? defaultLanguage;
