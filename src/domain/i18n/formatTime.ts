import type { Language } from '../../site';
import { minutesOfTime } from '../hours/time';
import { noBreakSpace } from './formatNumber';

// Words of a time format, which every page needs outside its namespaces: part of how a language writes a time, not texts of the interface.
const midnight: Readonly<Record<Language, string>> = { pt: 'meia-noite', en: 'midnight', fr: 'minuit' };
const noon: Readonly<Record<Language, string>> = { pt: 'meio-dia', en: 'noon', fr: 'midi' };

/**
 * A time of day as people write it: "19h", "19h30", "7 pm", "7:30 pm", "19 h 30", with no-break spaces; 00:00 and 24:00 are "meia-noite", "midnight", "minuit".
 * @param time HH:MM
 * @param noonInWords writes 12:00 as "meio-dia", "noon", "midi"; false when left out
 * @throws RangeError when `time` is not HH:MM
 */
export function formatTime(time: string, language: Language, { noonInWords = false }: { noonInWords?: boolean } = {}): string {
  const total = minutesOfTime(time);
  if (total % 1440 === 0) return midnight[language];
  if (noonInWords && total === 720) return noon[language];
  const hours = Math.floor(total / 60);
  const minutes = total % 60 === 0 ? '' : time.slice(3);
  if (language === 'pt') return `${String(hours)}h${minutes}`;
  if (language === 'fr') return [String(hours), 'h', minutes].filter(Boolean).join(noBreakSpace);
  return `${String(hours % 12 || 12)}${minutes && `:${minutes}`}${noBreakSpace}${hours < 12 ? 'am' : 'pm'}`;
}

/** Opening and closing time: "19h–meia-noite", "7 pm–midnight", "19 h–minuit". */
export const formatTimeRange = ({ opens, closes }: { readonly opens: string; readonly closes: string }, language: Language): string =>
  `${formatTime(opens, language)}–${formatTime(closes, language)}`;
