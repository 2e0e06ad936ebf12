/** The site's forms, by the name that is sent as `form` (docs/forms.md) and selects their texts in the namespace `forms`. */
export const formKinds = ['spa', 'signUp', 'event'] as const;
export type FormKind = (typeof formKinds)[number];

/** All fields of the site's forms, by the name under which they are sent. */
export const fieldNames = ['name', 'firstName', 'lastName', 'email', 'telephone', 'type', 'date', 'guests', 'treatment', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

export const choiceNames = ['type', 'treatment'] as const satisfies FieldName[];

export interface FieldRule {
  readonly name: FieldName;
  readonly required: boolean;
}

/** A visitor's input by field; a missing field is empty. A choice is its value. */
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;

/** Maximum characters of a field. Longer text is reported, never cut off. 254 is the longest valid e-mail address (RFC 5321). */
export const fieldLimits: Readonly<Record<FieldName, number>> = {
  name: 120,
  firstName: 80,
  lastName: 80,
  email: 254,
  telephone: 40,
  type: 40,
  date: 20,
  guests: 12,
  treatment: 60,
  message: 3000,
};

/** Whether a field keeps its line breaks. */
export const isMultiline = (name: FieldName): boolean => name === 'message';

export type EmailFault = 'emailEmpty' | 'emailSpaces' | 'emailNoAt' | 'emailTwoAts' | 'emailNoStart' | 'emailNoEnd' | 'emailUnclear' | 'emailLong';

export type PhoneFault =
  'telephoneEmpty' | 'telephoneLetters' | 'telephoneNoArea' | 'telephoneShort' | 'telephoneLong' | 'telephoneCountry' | 'telephoneUnclear';

type TextField = 'name' | 'firstName' | 'lastName' | 'message';

/** Faults of a field: the key of the message in the namespace `formMessages`, under `faults`. */
export type FieldFault = EmailFault | PhoneFault | 'dateUnclear' | 'datePast' | 'guestsUnclear' | `${FieldName}Empty` | `${TextField}Long`;

export type FieldFaults = Readonly<Partial<Record<FieldName, FieldFault>>>;

/** The fields of a stored draft, from its JSON; empty if it is invalid. Unknown fields and values that are not text are dropped. */
export function parseDraft(draft: unknown): FieldValues {
  if (typeof draft !== 'object' || draft === null) return {};
  const isKept = ([name, value]: [string, unknown]) => (fieldNames as readonly string[]).includes(name) && typeof value === 'string' && value !== '';
  return Object.fromEntries(Object.entries(draft).filter(isKept));
}
