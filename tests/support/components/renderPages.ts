import fs from 'node:fs';
import { createRequire } from 'node:module';
import path from 'node:path';

// Runs as a separate process after a build, as if on Node 25 or later, which has a global localStorage: renders the HTML of every page as Gatsby does, and prints
// as JSON which pages have their heading, and where a storage was read.

interface PageData {
  readonly path: string;
  readonly staticQueryHashes: readonly string[];
}
interface RenderPage {
  readonly default: (page: object) => Promise<{ readonly html: string }>;
}

const reads: (string | undefined)[] = [];
for (const name of ['localStorage', 'sessionStorage'])
  Object.defineProperty(globalThis, name, {
    configurable: true,
    get: () => {
      reads.push(new Error(name).stack);
      return undefined;
    },
  });

const read = (file: string): unknown => JSON.parse(fs.readFileSync(file, 'utf8'));

async function main(): Promise<void> {
  const { default: render } = createRequire(__filename)(path.resolve('.cache/page-ssr/routes/render-page.js')) as RenderPage;
  const files = fs.readdirSync('public/page-data', { recursive: true, encoding: 'utf8' }).filter((file) => path.basename(file) === 'page-data.json');
  const rendered: string[] = [];
  for (const file of files) {
    const pageData = read(path.join('public/page-data', file)) as PageData;
    const staticQueryContext = Object.fromEntries(pageData.staticQueryHashes.map((hash) => [hash, read(`public/page-data/sq/d/${hash}.json`)]));
    const { html } = await render({
      pagePath: pageData.path,
      pageData,
      staticQueryContext,
      webpackCompilationHash: '',
      context: { isDuringBuild: true },
      inlinePageData: false,
      scripts: [],
      styles: [],
      reversedScripts: [],
      reversedStyles: [],
    });
    if (html.includes('<h1')) rendered.push(pageData.path);
  }
  process.stdout.write(JSON.stringify({ rendered, reads }));
}

void main();
