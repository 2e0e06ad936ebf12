import { parseArgs } from 'node:util';
import { buildSite } from './buildSite';
import { showBuild } from './showBuild';

// npm run build: writes public/, which is what gets published. With `-- --verbose` it shows Gatsby's whole output.

const { values } = parseArgs({ options: { verbose: { type: 'boolean', default: false } } });

void (values.verbose ? buildSite().then((code) => code === 0) : showBuild()).then((built) => {
  process.exitCode = built ? 0 : 1;
});
