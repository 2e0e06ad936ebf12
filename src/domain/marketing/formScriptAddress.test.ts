import { formScriptAddress } from './formScriptAddress';

test.each([
  ['app-3QNABCDEFG.marketingautomation.services', 'https://koi-3QNABCDEFG.marketingautomation.services/client/form.js?ver=2.0.1'],
  ['forms.example', 'https://forms.example/client/form.js?ver=2.0.1'],
  ['http://127.0.0.1:9312', 'http://127.0.0.1:9312/client/form.js?ver=2.0.1'],
])('the script of a form at %s is %s', (domain, address) => {
  expect(formScriptAddress(domain)).toBe(address);
});
