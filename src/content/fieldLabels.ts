import { isObject, type Json } from './json';
import { fileSchema, kindOfFile, kinds, type KindName } from './kinds';
import { fieldOf, schemaAt } from './schema';

const names = new Intl.DisplayNames('pt', { type: 'language' });

/** The name of a language in Portuguese: “inglês”. */
export const languageInPortuguese = (language: string): string => names.of(language) ?? language;

/** The path of a field in the labels of the desk: “Fotos 2 › O que se vê na foto › inglês”. */
export function fieldInPortuguese(kind: KindName | undefined, path: string): string {
  if (!kind || path === '') return path;
  const schema = fileSchema(kind);
  const trail = path.split('.');
  return trail
    .reduce<string[]>((texts, step, index) => {
      const holder = schemaAt(schema, trail.slice(0, index));
      const type = holder && fieldOf(holder).type;
      if (type === 'list') return [...texts.slice(0, -1), `${texts.at(-1) ?? ''} ${Number(step) + 1}`.trim()];
      const field = schemaAt(schema, trail.slice(0, index + 1));
      // an unknown name may not be a language
      if (type === 'text' && field) return [...texts, languageInPortuguese(step)];
      return [...texts, (field && fieldOf(field).meta.label) ?? step];
    }, [])
    .join(' › ');
}

/** A value as the desk names it, where it is one of a choice: “Luxo” for “luxury”. */
export function choiceInPortuguese(kind: KindName | undefined, path: string, value: Json | undefined): Json | undefined {
  const field = kind && schemaAt(fileSchema(kind), path.split('.'));
  return (typeof value === 'string' && field && fieldOf(field).meta.options?.[value]) || value;
}

/** The name of an entry in Portuguese; the data may be invalid. */
export function nameIn(data: Json): string {
  const { name, title, heading, slug } = isObject(data) ? data : {};
  const [shown] = [name, title, heading].flatMap((text) => (isObject(text) && typeof text.pt === 'string' ? [text.pt] : []));
  return shown ?? (typeof slug === 'string' ? slug : '');
}

/** An entry, or a field of it, with labels as at the desk: “Acomodações: Luxo › Resumo › inglês”. */
export function labelledPath(file: string, data: Json, path = ''): string {
  const kind = kindOfFile(file);
  if (!kind) return file;
  const name = kinds[kind].source.endsWith('.json') ? '' : `: ${nameIn(data)}`;
  return [kinds[kind].label + name, fieldInPortuguese(kind, path)].filter(Boolean).join(' › ');
}
