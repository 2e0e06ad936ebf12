import type { Language } from '../../site';
import { twoDigits } from '../time/plainDate';
import { minutesOfDay, minutesOfTime } from '../time/timeOfDay';
import { formats } from './formats';

/**
 * A time of day as people write it: "19h", "19h30", "7 pm", "7:30 pm", "19 h 30", with no-break spaces; 00:00 and 24:00 are "meia-noite", "midnight", "minuit".
 * @param time HH:MM
 * @param noonInWords writes 12:00 as "meio-dia", "noon", "midi"; by default only in languages that always do
 * @throws RangeError when `time` is not HH:MM
 */
export function formatTime(time: string, language: Language, { noonInWords = formats[language].alwaysNoon }: { noonInWords?: boolean } = {}): string {
  const { midnight, noon, time: inDigits } = formats[language];
  const total = minutesOfTime(time);
  if (total % minutesOfDay === 0) return midnight;
  if (noonInWords && total === 720) return noon;
  return inDigits(Math.floor(total / 60), total % 60 === 0 ? '' : time.slice(3));
}

/** Opening and closing time: "19h–meia-noite", "7 pm–midnight", "7–10 am", "19 h–minuit"; noon is a word in English only: "12h–16h", "noon–4 pm", "12 h–16 h". */
export function formatTimeRange({ opens, closes }: { readonly opens: string; readonly closes: string }, language: Language): string {
  const { saidOnce, noonInRanges = false } = formats[language];
  const inRange = (time: string): string => formatTime(time, language, { noonInWords: noonInRanges });
  const [from, to] = [inRange(opens), inRange(closes)];
  const sameDay = minutesOfTime(opens) < minutesOfTime(closes);
  const once = (sameDay && saidOnce?.find((words) => from.endsWith(words) && to.endsWith(words))) || '';
  return `${from.slice(0, from.length - once.length)}–${to}`;
}

/** Minutes and seconds of a film: 0:07. @param seconds may have fractions */
export function formatDuration(seconds: number): string {
  const whole = Math.round(seconds);
  return `${String(Math.floor(whole / 60))}:${twoDigits(whole % 60)}`;
}
