import { watchComfortMode } from './comfortMode';
import { showNotices } from './notices';

// Inlined in the head (gatsby-config.ts), so that comfort mode applies before the first paint, and nothing moves after it.

watchComfortMode();
// by the visitor's clock: a preview of another day puts itself right once hydrated
showNotices(Date.now());
