import { type FieldFault, fieldLimits, type FieldName } from '../../domain/forms/fields';
import { useMessages } from '../../i18n/useMessages';

/** The error message of a field, in the page's language. It contains nothing that the visitor typed. */
export function useFaultWords(): (fault: FieldFault, field: FieldName) => string {
  const t = useMessages('formMessages');
  return (fault, field) => t(`formMessages:faults.${fault}`, { limit: fieldLimits[field] });
}
