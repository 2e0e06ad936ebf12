import type { Party } from '../../domain/party/party';
import { useMessages } from '../../i18n/useMessages';

/** A party as text: "2 adults, 2 children (7 years, 11 years)". */
export function usePartySummary({ adults, children }: Party): string {
  const t = useMessages('party');
  const ages = children.map((age) => t('party:years', { count: age })).join(', ');
  return [t('party:adultsCount', { count: adults }), children.length && t('party:childrenCount', { count: children.length, ages })].filter(Boolean).join(', ');
}
