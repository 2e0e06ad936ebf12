import { execFileSync } from 'node:child_process';
import fs from 'node:fs';
import path from 'node:path';
import { hotelRedirects } from '../../src/hotel';
import { toolFile } from '../../tools/system/run';
import { addSpanish, translated } from '../support/content/addSpanish';
import { projectWithContent } from '../support/content/content';

// Spanish, added to a copy by docs/languages.md alone. `npm run test:full` builds and walks such a copy (tests/e2e/variant/spanish.spec.ts).

let copy = '';
let changed: string[] = [];
const run = (...args: string[]) => execFileSync(process.execPath, [toolFile('tsx'), ...args], { cwd: copy, encoding: 'utf8' });

beforeAll(() => {
  copy = projectWithContent();
  for (const folder of ['src', 'locales']) fs.rmSync(path.join(copy, folder), { recursive: true });
  for (const folder of ['src', 'locales', 'tools', 'tests/support']) fs.cpSync(folder, path.join(copy, folder), { recursive: true });
  for (const file of ['package.json', 'tsconfig.json']) fs.copyFileSync(file, path.join(copy, file));
  fs.symlinkSync(path.resolve('node_modules'), path.join(copy, 'node_modules'));
  changed = addSpanish(copy);
});

test('no more than five files of the source are changed', () => {
  expect(changed.filter((file) => !file.startsWith('content/')).length).toBeLessThanOrEqual(5);
});

test('the content check accepts the language, and warns once of each file that is not translated', () => {
  const output = run('tools/content/checkContent.ts');
  const of = (file: string) => output.split(/\n(?=\S)/).find((part) => part.startsWith(`${file}\n`)) ?? '';
  expect(output).toMatch(/^Content: 0 to fix, \d+ warnings\.$/m);
  expect(of('content/stay-rules.json')).toContain('! no text is in Spanish; the Portuguese texts show in their place until some are added');
  expect(of(translated.room)).toContain('! summary.es: the translation is missing');
  expect(of(translated.room)).not.toContain('name.es');
  expect(of('locales/es/common.json')).toMatch(/! \d+ words of the interface are missing; the Portuguese ones show/);
  expect(of('locales/es/languageHint.json')).toBe('');
  const room = fs.readFileSync(path.join(copy, 'content/.schema/Room.json'), 'utf8');
  expect(Object.keys((JSON.parse(room) as { properties: { name: { properties: object } } }).properties.name.properties)).toEqual(['pt', 'en', 'fr', 'es']);
});

test('what the language has is used, what it lacks is Portuguese, and its addresses and formats follow', () => {
  const script = path.join(copy, 'said.ts');
  fs.writeFileSync(
    script,
    `import { formatWeekdays } from './src/domain/i18n/formatWeekdays';
    import { formatTime } from './src/domain/i18n/formatTime';
    import { localizedPath, suggestedLanguage } from './src/domain/i18n/localizedPath';
    import { readMessages } from './src/gatsby/schema/locales';
    import { inLanguage } from './src/gatsby/schema/localized';
    import { formatRedirects } from './src/gatsby/publish/redirects';
    process.stdout.write(JSON.stringify({
      path: localizedPath('/gastronomia', 'es'),
      suggested: suggestedLanguage(['es-UY', 'en'], 'pt'),
      days: formatWeekdays(['thu', 'sat'], 'es'),
      time: formatTime('19:30', 'es'),
      common: readMessages('es', 'common'),
      rooms: readMessages('es', 'rooms'),
      names: [inLanguage({ pt: 'Luxo', es: 'Lujo' }, 'es'), inLanguage({ pt: 'Premium' }, 'es')],
      redirects: formatRedirects(),
    }));`,
  );
  const said = JSON.parse(run('said.ts')) as Record<string, unknown>;
  const portuguese = (namespace: string): unknown => JSON.parse(fs.readFileSync(`locales/pt/${namespace}.json`, 'utf8'));
  expect(said).toMatchObject({
    path: '/es/gastronomia',
    suggested: 'es',
    days: 'los jueves y los sábados',
    time: '19:30\u00a0h',
    common: { ...(portuguese('common') as object), book: 'Reservar ahora', reception: 'Para a recepção: hóspede escreve em espanhol.' },
    rooms: portuguese('rooms'),
    names: ['Lujo', 'Premium'],
  });
  for (const { from, to } of hotelRedirects) expect(said.redirects).toContain(`/es${from} /es${to} 301`);
  expect(said.redirects).toContain('/es/* /es/404.html 404');
});
