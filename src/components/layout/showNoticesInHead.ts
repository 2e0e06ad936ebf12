import { showNotices } from '../../browser/notices';

// Inlined in the head (gatsby-config.ts), so that nothing moves after the first paint. By the visitor's clock: a preview of another day puts itself right once hydrated.
showNotices(Date.now());
