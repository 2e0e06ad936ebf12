import type { Language } from '../../site';
import { formatTime } from './formatTime';

/** A stretch of hours, short: "19h–meia-noite", "7 pm–midnight", "19 h–minuit". */
export const formatStretch = ({ opens, closes }: { readonly opens: string; readonly closes: string }, language: Language): string =>
  `${formatTime(opens, language)}–${formatTime(closes, language)}`;
