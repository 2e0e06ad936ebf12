import { formatDays, monthName } from '../../domain/i18n/formatDays';
import type { Need, TermJudgement, TermNeeds } from '../../domain/offers/terms';
import { useLanguage } from '../../hooks/useLanguage';
import { useMessages } from '../../i18n/useMessages';

/** The missing information that a need depends on; by default the dates. */
const missing: Partial<Readonly<Record<Need, 'age'>>> = { guestFrom: 'age' };

/** Why a rule does not apply, which information is missing, or that the hotel decides; empty if it applies. */
export function useVerdictReasons(): (judged: TermJudgement & { readonly term: { readonly needs: TermNeeds } }) => string {
  const t = useMessages('offerFinder');
  const language = useLanguage();

  const inWords = (need: Need, needs: TermNeeds): string => {
    const { night, children, months } = needs;
    switch (need) {
      case 'checkIn':
      case 'checkOut':
        return t(`offerFinder:needs.${need}`, { days: formatDays(needs[need] ?? [], language) });
      case 'nightsOn':
        return t('offerFinder:needs.nightsOn', { days: formatDays([...(needs.nightsOn ?? []), ...(needs.nightsPerhapsOn ?? [])], language) });
      case 'nightsFrom':
      case 'nightsUpTo':
      case 'roomsFrom':
        return t(`offerFinder:needs.${need}`, { count: needs[need] ?? 0 });
      case 'guestFrom':
        return t('offerFinder:needs.guestFrom', { age: needs.guestFrom ?? 0 });
      case 'night':
        return t('offerFinder:needs.night', { day: night?.day ?? 0, month: monthName(night?.month ?? 1, language) });
      case 'months':
        return t('offerFinder:needs.months', { months: (months ?? []).map((month) => monthName(month, language)).join(', ') });
      case 'children':
        return t('offerFinder:needs.children', { count: children?.count ?? 0, age: children?.upToAge ?? 0 });
    }
  };

  return ({ verdict, unmet, unknown, term: { needs } }) => {
    if (verdict === 'applies') return '.';
    if (verdict === 'doesNot') return t('offerFinder:because', { reasons: unmet.map((need) => inWords(need, needs)).join(', ') });
    if (unknown.length === 0) return t('offerFinder:lastWord');
    const needed = [...new Set(unknown.map((need) => t(`offerFinder:missing.${missing[need] ?? 'dates'}`)))];
    return t('offerFinder:tell', { what: needed.join(', ') });
  };
}
