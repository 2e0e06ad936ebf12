import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { makeBaseline } from './makeBaseline';

test('pages lose their scripts, pictures and styles stay, and script files and page data are left out', async () => {
  const folder = fs.mkdtempSync(path.join(os.tmpdir(), 'built-'));
  const files = {
    'index.html': '<p>home</p><script>run()</script>',
    'quartos/luxo/index.html': '<p>room</p><script src="/app.js"></script>',
    'static/a/b/photo.avif': 'photo',
    'fonts/fonts.css': '@font-face{}',
    'app.js': 'run()',
    'app.js.map': '{}',
    'page-data/index/page-data.json': '{}',
  };
  for (const [name, content] of Object.entries(files)) {
    fs.mkdirSync(path.join(folder, path.dirname(name)), { recursive: true });
    fs.writeFileSync(path.join(folder, name), content);
  }
  const baseline = await makeBaseline(folder);
  try {
    const read = (name: string) => fs.readFileSync(path.join(baseline, name), 'utf8');
    expect(read('index.html')).toBe('<p>home</p>');
    expect(read('quartos/luxo/index.html')).toBe('<p>room</p>');
    expect(read('static/a/b/photo.avif')).toBe('photo');
    expect(read('fonts/fonts.css')).toBe('@font-face{}');
    for (const gone of ['app.js', 'app.js.map', 'page-data']) expect(fs.existsSync(path.join(baseline, gone))).toBe(false);
    expect(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(files['index.html']);
  } finally {
    for (const made of [folder, baseline]) fs.rmSync(made, { recursive: true });
  }
});
