import { useTranslation } from 'react-i18next';
import type { FieldFault } from '../../domain/forms/faults';
import { fieldLimits, type FieldName } from '../../domain/forms/fields';

/** What is wrong with a field, in the page's language. Nothing that a visitor wrote goes into it. */
export function useFaultWords(): (fault: FieldFault, field: FieldName) => string {
  const { t } = useTranslation(['forms']);
  return (fault, field) => t(`forms:faults.${fault}`, { limit: fieldLimits[field] });
}
