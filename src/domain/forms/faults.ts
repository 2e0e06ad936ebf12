import type { FieldName } from './fields';

export type EmailFault = 'emailEmpty' | 'emailSpaces' | 'emailNoAt' | 'emailTwoAts' | 'emailNoStart' | 'emailNoEnd' | 'emailUnclear' | 'emailLong';

export type PhoneFault =
  'telephoneEmpty' | 'telephoneLetters' | 'telephoneNoArea' | 'telephoneShort' | 'telephoneLong' | 'telephoneCountry' | 'telephoneUnclear';

/** Fields of plain words. */
type WordField = 'name' | 'firstName' | 'lastName' | 'message';

/** What can be wrong with a field: the key of its message in the language area `forms`, under `faults`. */
export type FieldFault = EmailFault | PhoneFault | 'dateUnclear' | 'datePast' | 'guestsUnclear' | `${FieldName}Empty` | `${WordField}Long`;

/** Faults by field; a field that is missing is well. */
export type FieldFaults = Readonly<Partial<Record<FieldName, FieldFault>>>;
