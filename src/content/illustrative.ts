import { dotted, isObject, type Json, type JsonObject, isPlaceholder, valuesOf } from './json';

// Placeholders for the hotel's own content (docs/hotel-rules.md 1.7): a group, a list, or an entry that differs from its list.

/** Whether a group is marked as a placeholder. */
export const isIllustrative = (value: unknown): boolean => isObject(value) && value.illustrative === true;

/** The groups within a value, itself included, that are marked as the hotel's own. */
export const providedByHotel = (value: Json): readonly JsonObject[] =>
  valuesOf(value).flatMap(({ value: one }) => (isObject(one) && one.illustrative === false ? [one] : []));

/** A value without placeholders: a placeholder list keeps the hotel's own entries, with the groups around them. */
export function withoutIllustrative(value: Json, around = false): Json {
  const stays = (one: Json): boolean => !isIllustrative(one) || providedByHotel(one).length > 0;
  if (Array.isArray(value))
    return value.filter((one) => (around ? providedByHotel(one).length > 0 : stays(one))).map((one) => withoutIllustrative(one, isPlaceholder(one, around)));
  if (!isObject(value)) return value;
  const inner = isPlaceholder(value, around);
  const left = Object.entries(value).filter(([key, one]) => stays(one) && !(key === 'illustrative' && one === true));
  return Object.fromEntries(left.map(([key, one]) => [key, withoutIllustrative(one, inner)]));
}

/** The fields that a placeholder may not have: a price, and that a dish is free of gluten. */
export const claimsIn = (data: Json): readonly string[] =>
  valuesOf(data).flatMap(({ trail, value, isPlaceholder: within }) => (within && (trail.at(-1) === 'price' || value === 'glutenFree') ? [dotted(trail)] : []));

/** A place to eat or drink without illustrative dishes if the hotel has provided its menu, as a PDF or on another site. */
export function withoutReplaced(data: Json): Json {
  if (!isObject(data) || !data.menu || !(data.menuFile ?? data.menuAddress)) return data;
  const { menu, ...rest } = data;
  return { ...rest, ...(withoutIllustrative({ menu }) as JsonObject) };
}

/** Marks a group as a placeholder if one of its entries is; other values are unchanged. */
export const markedIfAny = (value: Json): Json =>
  isObject(value) && !isIllustrative(value) && valuesOf(value).some((one) => isIllustrative(one.value)) ? { ...value, illustrative: true } : value;
