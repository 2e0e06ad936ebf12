import type { Language } from '../../site';
import { twoDigits } from '../time/plainDate';
import { minutesOfDay, minutesOfTime } from '../time/timeOfDay';
import { formats } from './formats';

/** Whether a text is for screen readers, without abbreviations. */
export interface TextForm {
  readonly spoken: boolean;
}

/** A time of day: "19h30", "7:30 pm", "19 h 30", "midnight"; spoken "19 horas e 30". @param noonAsWord default: in languages that always do */
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

/** Opening and closing time: "19h–meia-noite", "7–10 am", "12 h–16 h"; spoken "das 19 horas à meia-noite". Noon is a word in English only. */
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
