import path from 'node:path';
import vm from 'node:vm';
import { inlineScript } from './inlineScript';
import { techniquesFrom } from './options';

const options = { firstImage: 'img', fontFiles: ['/a.woff2'], deferredStylesheet: '/a.css', techniques: techniquesFrom('') };

test.each(['head', 'body'])('the script of the %s is small, self-contained and safe to inline in HTML', (name) => {
  const script = inlineScript([path.join(__dirname, 'inline', `${name}.ts`)], { OPTIONS: options });
  expect(() => new vm.Script(script)).not.toThrow();
  expect(script.length).toBeLessThan(3500);
  expect(script).not.toMatch(/<\/script|<!--|\brequire\(|\bimport\b/);
});
