import path from 'node:path';
import vm from 'node:vm';
import { inlineScript } from './inlineScript';

test.each(['head', 'body'])('the script of the %s is small, needs nothing from outside, and can stand in HTML', (name) => {
  const script = inlineScript(path.resolve(`src/loading/inline/${name}.ts`));
  expect(() => new vm.Script(script)).not.toThrow();
  expect(script.length).toBeLessThan(2750);
  expect(script).not.toMatch(/<\/script|<!--|\brequire\(|\bimport\b/);
});
