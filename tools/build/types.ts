import fs from 'node:fs';
import path from 'node:path';
import { writeSourceTypes } from '../../src/gatsby/schema/writeQueryTypes';
import { copyProject } from './projectCopy';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';
import { buildSite } from './buildSite';

commandOptions({ usage: 'npm run types: writes the types of all queries, words and CSS modules into src/*.d.ts, without bundling and without pictures' });

const typesFile = path.join('src', 'gatsby-types.d.ts');

/** In a copy of the project: Gatsby's cache stays that of the last build, and `npm run develop` may be running. */
async function writeTypes(): Promise<void> {
  for (const file of writeSourceTypes()) console.log(`${file} is written: commit it`);
  console.log('Reading content and queries');
  const folder = copyProject('query-types');
  const lines: string[] = [];
  try {
    const code = await buildSite({ folder, env: { QUERY_TYPES_ONLY: 'true', GATSBY_PREVIEW: '' }, onLine: (line) => lines.push(line) });
    if (code !== 0) throw new Error(lines.join('\n'));
    const types = fs.readFileSync(path.join(folder, typesFile), 'utf8');
    const changed = types !== fs.readFileSync(typesFile, 'utf8');
    if (changed) fs.writeFileSync(typesFile, types);
    console.log(`${typesFile} ${changed ? 'is written: commit it' : 'was up to date'}`);
  } finally {
    fs.rmSync(folder, { recursive: true });
  }
}

runMain(writeTypes);
