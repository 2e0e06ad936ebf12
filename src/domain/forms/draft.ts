import { type FieldName, fieldNames, type FieldValues } from './fields';

/** A draft as it was kept, or an empty one where it is missing, broken or not ours: only known fields, only texts. */
export function parseDraft(kept: string | null): FieldValues {
  try {
    const draft: unknown = JSON.parse(kept ?? '');
    if (typeof draft !== 'object' || draft === null) return {};
    const entries = new Map<string, unknown>(Object.entries(draft));
    const words: Partial<Record<FieldName, string>> = {};
    for (const name of fieldNames) {
      const value = entries.get(name);
      if (typeof value === 'string' && value !== '') words[name] = value;
    }
    return words;
  } catch {
    return {};
  }
}
