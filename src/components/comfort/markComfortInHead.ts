import { watchComfortMode } from '../../browser/comfortMode';

// Inline in the head (gatsby-config.ts), so that comfort mode stands before the first paint.
watchComfortMode();
