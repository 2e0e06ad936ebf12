import path from 'node:path';
import vm from 'node:vm';
import { inlineScript } from './inlineScript';

const addressRule = path.resolve('src/domain/pages/meantAddress.ts');
const options = { fontFiles: ['/a.woff2'], deferredStylesheet: '/a.css' };

test.each(['head', 'body'])('the script of the %s is small, self-contained and safe to inline in HTML', (name) => {
  const script = inlineScript([path.join(__dirname, 'inline', `${name}.ts`)], { OPTIONS: options }, { 'first-paint-address': addressRule });
  expect(() => new vm.Script(script)).not.toThrow();
  expect(script.length).toBeLessThan(5850);
  expect(script).not.toMatch(/<\/script|<!--|\brequire\(|\bimport\b/);
});
