import { buildSite } from './building/buildSite';

// npm run build: makes public/, what is published.

void buildSite().then((code) => {
  process.exitCode = code;
});
