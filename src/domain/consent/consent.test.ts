import fc from 'fast-check';
import { keepConsent, readConsent, type Service } from './consent';

const services = fc.subarray<Service>(['marketing', 'botCheck'], { minLength: 1 });

test('what was answered is what is read, as long as the same is asked', () => {
  fc.assert(
    fc.property(fc.constantFrom('accepted' as const, 'refused' as const), services, (answer, asked) => {
      expect(readConsent(keepConsent(answer, asked), asked)).toBe(answer);
    }),
  );
});

test('a yes to one service is none to another that came later, and a no is a no to all', () => {
  expect(readConsent(keepConsent('accepted', ['marketing']), ['marketing', 'botCheck'])).toBeNull();
  expect(readConsent(keepConsent('accepted', ['marketing', 'botCheck']), ['botCheck'])).toBe('accepted');
  expect(readConsent(keepConsent('refused', ['marketing']), ['marketing', 'botCheck'])).toBe('refused');
});

test('whatever else stands in storage is no answer', () => {
  for (const kept of [
    null,
    '',
    'true',
    'accepted',
    'ACCEPTED marketing botCheck',
    '{"answer":"accepted"}',
    '<script>accepted botCheck</script>',
    ' accepted botCheck',
  ])
    expect(readConsent(kept, ['botCheck'])).toBeNull();
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), services, (kept, asked) => {
      expect(readConsent(`x${kept}`, asked)).toBeNull();
    }),
  );
});
