import type { Condition } from '../condition';

export const noScript: Condition = {
  visitor: 'a visitor who has switched scripts off',
  sample: 'findOffer',
  use: { javaScriptEnabled: false },
  endings: 'without script',
  begin: () => Promise.resolve({ arrive: (early) => early() }),
};
