import { parseArgs } from 'node:util';
import { answerHelp } from '../system/commandOptions';
import { runMain } from '../system/run';
import { checkPublishedSite } from './publishedSite';

answerHelp(`npm run check:published https://www.example.com -- [options]: checks a published site from outside

  --form name@example.com   sends a form too, with this address in it`);

const usage = 'Name the address of the published site: npm run check:published https://www.example.com';

runMain(async () => {
  const { values, positionals } = parseArgs({ options: { form: { type: 'string' } }, allowPositionals: true });
  const [given = ''] = positionals;
  if (!/^https?:\/\//.test(given) || !URL.canParse(given)) throw new Error(usage);
  const { origin: address, pathname } = new URL(given);
  if (pathname !== '/') throw new Error(`${given} has a path. The site stands at the root of its host, a base path is not supported.\n${usage}`);
  console.log(`${address}\n`);
  const findings = await checkPublishedSite({ address, email: values.form });
  for (const { title, faults, skipped } of findings) {
    console.log(`${faults.length > 0 ? '✗' : skipped ? '–' : '✓'} ${title}${skipped ? `: ${skipped}` : ''}`);
    for (const fault of faults) console.log(`    ${fault}`);
  }
  const wrong = findings.filter(({ faults }) => faults.length > 0).length;
  console.log(wrong ? `\n${wrong} of ${findings.length} checks failed.` : '\nAll is as it should be.');
  if (wrong) process.exitCode = 1;
});
