/** Everything that a form of the site may ask for, by the name under which it is sent. */
export const fieldNames = ['name', 'firstName', 'lastName', 'email', 'telephone', 'type', 'date', 'guests', 'treatment', 'message'] as const;
export type FieldName = (typeof fieldNames)[number];

/** What a form asks for, in order. */
export interface FieldRule {
  readonly name: FieldName;
  readonly required: boolean;
}

/** The words of a form by field; a field that is missing is empty. A choice is its value. */
export type FieldValues = Readonly<Partial<Record<FieldName, string>>>;

/** Most characters of a field. More is told, never cut off. 254 is the longest address that mail can carry (RFC 5321). */
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

/** The one field that keeps its lines. */
export const isMultiline = (name: FieldName): boolean => name === 'message';

export type EmailFault = 'emailEmpty' | 'emailSpaces' | 'emailNoAt' | 'emailTwoAts' | 'emailNoStart' | 'emailNoEnd' | 'emailUnclear' | 'emailLong';

export type PhoneFault =
  'telephoneEmpty' | 'telephoneLetters' | 'telephoneNoArea' | 'telephoneShort' | 'telephoneLong' | 'telephoneCountry' | 'telephoneUnclear';

/** Fields of plain words. */
type WordField = 'name' | 'firstName' | 'lastName' | 'message';

/** What can be wrong with a field: the key of its message in the namespace `forms`, under `faults`. */
export type FieldFault = EmailFault | PhoneFault | 'dateUnclear' | 'datePast' | 'guestsUnclear' | `${FieldName}Empty` | `${WordField}Long`;

/** Faults by field; a field that is missing is well. */
export type FieldFaults = Readonly<Partial<Record<FieldName, FieldFault>>>;
