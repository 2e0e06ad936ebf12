import type { Language } from '../../site';
import { twoDigits } from '../time/plainDate';
import { minutesOfDay, minutesOfTime } from '../time/timeOfDay';
import { formats } from './formats';

/** Whether a text is for screen readers, without abbreviations. */
export interface TextForm {
  readonly spoken: boolean;
}

/**
 * A time of day in its usual form: "19h", "19h30", "7 pm", "7:30 pm", "19 h 30", with no-break spaces; 00:00 and 24:00 are "meia-noite", "midnight", "minuit".
 * @param time HH:MM
 * @param spoken for screen readers: "19 horas e 30", "7:30 pm", "19 heures 30"
 * @param noonAsWord writes 12:00 as "meio-dia", "noon", "midi"; by default only in languages that always do
 * @throws RangeError when `time` is not HH:MM
 */
export function formatTime(
  time: string,
  language: Language,
  { noonAsWord = formats[language].alwaysNoon, spoken = false }: Partial<TextForm> & { noonAsWord?: boolean } = {},
): string {
  const { midnight, noon, ...format } = formats[language];
  const total = minutesOfTime(time);
  if (total % minutesOfDay === 0) return midnight;
  if (noonAsWord && total === 720) return noon;
  return format[spoken ? 'spokenTime' : 'time'](Math.floor(total / 60), total % 60 === 0 ? '' : time.slice(3));
}

/**
 * Opening and closing time: "19h–meia-noite", "7 pm–midnight", "7–10 am", "19 h–minuit"; noon is a word in English only: "12h–16h", "noon–4 pm", "12 h–16 h".
 * @param spoken for screen readers: "das 19 horas à meia-noite", "from 7 am to 10 am", "de 19 heures à minuit"
 */
export function formatTimeRange(
  { opens, closes }: { readonly opens: string; readonly closes: string },
  language: Language,
  { spoken = false }: Partial<TextForm> = {},
): string {
  const { saidOnce, noonInRanges = false, spokenRange } = formats[language];
  const inRange = (time: string): string => formatTime(time, language, { noonAsWord: noonInRanges, spoken });
  const [from, to] = [inRange(opens), inRange(closes)];
  if (spoken) return spokenRange(from, to);
  const sameDay = minutesOfTime(opens) < minutesOfTime(closes);
  const once = (sameDay && saidOnce?.find((text) => from.endsWith(text) && to.endsWith(text))) || '';
  return `${from.slice(0, from.length - once.length)}–${to}`;
}

/** Minutes and seconds of a film: 0:07. @param seconds may have fractions */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}
