import type { Condition } from './condition';
import { forcedColours } from './conditions/forcedColours';
import { foreignElements } from './conditions/foreignElements';
import { lostWebGl } from './conditions/lostWebGl';
import { noScript } from './conditions/noScript';
import { noStorage } from './conditions/noStorage';
import { noWebGl } from './conditions/noWebGl';
import { offlineMidway } from './conditions/offlineMidway';
import { scriptLost } from './conditions/scriptLost';
import { scriptLostOnce } from './conditions/scriptLostOnce';
import { silentTools } from './conditions/silentTools';
import { textSpacing } from './conditions/textSpacing';
import { translated } from './conditions/translated';
import { twoDaysLater } from './conditions/twoDaysLater';

/** Every condition, as in the table of docs/field.md. */
export const conditions: readonly Condition[] = [
  noScript,
  scriptLostOnce,
  scriptLost,
  foreignElements,
  translated,
  forcedColours,
  textSpacing,
  noStorage,
  noWebGl,
  lostWebGl,
  offlineMidway,
  twoDaysLater,
  silentTools,
];
