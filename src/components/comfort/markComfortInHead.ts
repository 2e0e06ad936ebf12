import { watchComfortMode } from '../../browser/comfortMode';

// Inlined in the head (gatsby-config.ts), so that comfort mode applies before the first paint.
watchComfortMode();
