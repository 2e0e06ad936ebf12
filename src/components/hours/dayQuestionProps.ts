import type { AskedMoment } from '../../domain/hours/askedMoment';
import type { PlainDate } from '../../domain/stay/plainDate';
import type { DayOccasion } from './dayOccasion';
import type { DayPlace } from './dayPlace';

export interface DayQuestionProps {
  readonly places: readonly DayPlace[];
  readonly occasions: readonly DayOccasion[];
  /** The hotel's date; null in the server's HTML. */
  readonly today: PlainDate | null;
  /** The day that is shown. */
  readonly date: PlainDate | null;
  /** HH:MM. */
  readonly time: string | null;
  readonly onAsk: (change: Partial<AskedMoment>) => void;
}
