import { useTranslation } from 'react-i18next';
import { Extras } from '../stay/Extras';
import { useStayRequest } from './useStayRequest';

/** The extras of the stay in the reservation form, below its conditions. */
export function StructureExtras({ rules }: { rules: Queries.ExtrasRulesFragment }) {
  const { t } = useTranslation(['structure']);
  const { request } = useStayRequest();
  return <Extras stay={request.stay} rules={rules} label={t('structure:extras')} />;
}
