import fc from 'fast-check';
import { formatConsent, parseConsent, type Service } from './consent';

const services = fc.subarray<Service>(['marketing', 'botCheck'], { minLength: 1 });

test('what was answered is what is read, as long as the same is asked', () => {
  fc.assert(
    fc.property(fc.constantFrom('accepted' as const, 'refused' as const), services, (answer, asked) => {
      expect(parseConsent(formatConsent(answer, asked), asked)).toBe(answer);
    }),
  );
});

test('a yes to one service is none to another that came later, and a no is a no to all', () => {
  expect(parseConsent(formatConsent('accepted', ['marketing']), ['marketing', 'botCheck'])).toBeNull();
  expect(parseConsent(formatConsent('accepted', ['marketing', 'botCheck']), ['botCheck'])).toBe('accepted');
  expect(parseConsent(formatConsent('refused', ['marketing']), ['marketing', 'botCheck'])).toBe('refused');
});

test('whatever else stands in storage is no answer', () => {
  for (const stored of [
    null,
    '',
    'true',
    'accepted',
    'ACCEPTED marketing botCheck',
    '{"answer":"accepted"}',
    '<script>accepted botCheck</script>',
    ' accepted botCheck',
  ])
    expect(parseConsent(stored, ['botCheck'])).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), services, (stored, asked) => {
      expect(parseConsent(`x${stored}`, asked)).toBeNull();
    }),
  );
});
