import type { Condition } from '../condition';
import { legible } from '../legible';

/** A high-contrast theme of Windows: colours are the system's, and only borders, outlines, glyphs and system colours tell states apart. */
export const forcedColours: Condition = {
  visitor: 'a visitor with forced colours',
  sample: 'book',
  use: { contextOptions: { forcedColors: 'active' } },
  begin: () => Promise.resolve({ sees: legible }),
};
