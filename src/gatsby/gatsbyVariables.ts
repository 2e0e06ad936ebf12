import fs from 'node:fs';
import path from 'node:path';

/** Set by our own commands, by Gatsby in its own processes, or by hosts for other versions of it: no need to search. */
const alwaysKnown =
  /^GATSBY_(?:TELEMETRY_DISABLED|INDICATOR_ENABLED|QUERY_ON_DEMAND_LOADING_INDICATOR|CPU_COUNT|LOGGER|REPORTER_ISVERBOSE|SLICES|NODE_GLOBALS|SKIP_WRITING_SCHEMA_TO_FILE|WORKER_\w+)$/;

/** Whether a variable is Gatsby's own: the sources of its installed packages name it. */
export function isOfGatsby(variable: string): boolean {
  if (alwaysKnown.test(variable)) return true;
  const packages = fs.readdirSync('node_modules').filter((name) => /^(?:babel-.*)?gatsby/.test(name));
  const scripts = packages.flatMap((name) =>
    fs.readdirSync(path.join('node_modules', name), { recursive: true, encoding: 'utf8' }).map((file) => path.join('node_modules', name, file)),
  );
  return scripts.some((file) => file.endsWith('.js') && fs.readFileSync(file, 'utf8').split(/\W/).includes(variable));
}
