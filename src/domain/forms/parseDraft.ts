import { fieldNames, type FieldValues } from './fields';

/** A draft as it was kept, or an empty one where it is missing, broken or not ours: only known fields, only texts. */
export function parseDraft(kept: string | null): FieldValues {
  try {
    const draft: unknown = JSON.parse(kept ?? '');
    if (typeof draft !== 'object' || draft === null) return {};
    const entries = new Map<string, unknown>(Object.entries(draft));
    return Object.fromEntries(fieldNames.map((name) => [name, entries.get(name)]).filter(([, value]) => typeof value === 'string' && value !== ''));
  } catch {
    return {};
  }
}
