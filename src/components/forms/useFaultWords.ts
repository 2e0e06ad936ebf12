import { type FieldFault, fieldLimits, type FieldName } from '../../domain/forms/fields';
import { formMessages } from '../../words/formMessages';
import { useWords } from '../../words/useWords';

/** What is wrong with a field, in the page's language. Nothing that a visitor wrote goes into it. */
export function useFaultWords(): (fault: FieldFault, field: FieldName) => string {
  const t = useWords(formMessages);
  return (fault, field) => t(`formMessages:faults.${fault}`, { limit: fieldLimits[field] });
}
