import { type FieldFault, fieldLimits, type FieldName } from '../../domain/forms/fields';
import { useMessages } from '../../i18n/useMessages';

/** What is wrong with a field, in the page's language. Nothing that a visitor wrote goes into it. */
export function useFaultWords(): (fault: FieldFault, field: FieldName) => string {
  const t = useMessages('formMessages');
  return (fault, field) => t(`formMessages:faults.${fault}`, { limit: fieldLimits[field] });
}
