import fc from 'fast-check';
import { formatConsent, parseConsent, type Service } from './consent';

const services = fc.subarray<Service>(['marketing', 'botCheck'], { minLength: 1 });

test('an answer is read back as long as the same services are asked about', () => {
  fc.assert(
    fc.property(fc.constantFrom('accepted' as const, 'refused' as const), services, (answer, configured) => {
      expect(parseConsent(formatConsent(answer, configured), configured)).toBe(answer);
    }),
  );
});

test('a yes to one service does not cover another that was added later, and a no covers all', () => {
  expect(parseConsent(formatConsent('accepted', ['marketing']), ['marketing', 'botCheck'])).toBeNull();
  expect(parseConsent(formatConsent('accepted', ['marketing', 'botCheck']), ['botCheck'])).toBe('accepted');
  expect(parseConsent(formatConsent('refused', ['marketing']), ['marketing', 'botCheck'])).toBe('refused');
});

test('any other stored text is no answer', () => {
  for (const stored of [null, '', 'true', 'accepted', 'ACCEPTED marketing botCheck', '{"answer":"accepted"}', 'x accepted botCheck', ' accepted botCheck'])
    expect(parseConsent(stored, ['botCheck'])).toBeNull();
});
