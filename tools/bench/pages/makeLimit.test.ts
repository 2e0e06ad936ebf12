import path from 'node:path';
import os from 'node:os';
import fs from 'node:fs';
import { makeLimit } from './makeLimit';

test('pages lose their scripts, pictures and styles stay, scripts and route data are not there', async () => {
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
  const limit = await makeLimit(folder);
  try {
    const read = (name: string) => fs.readFileSync(path.join(limit, name), 'utf8');
    expect(read('index.html')).toBe('<p>home</p>');
    expect(read('quartos/luxo/index.html')).toBe('<p>room</p>');
    expect(read('static/a/b/photo.avif')).toBe('photo');
    expect(read('fonts/fonts.css')).toBe('@font-face{}');
    for (const gone of ['app.js', 'app.js.map', 'page-data']) expect(fs.existsSync(path.join(limit, gone))).toBe(false);
    expect(fs.readFileSync(path.join(folder, 'index.html'), 'utf8')).toBe(files['index.html']);
  } finally {
    for (const made of [folder, limit]) fs.rmSync(made, { recursive: true });
  }
});
