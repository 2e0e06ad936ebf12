import { requiredContent } from './requireContent';

it('makes every kind of content non-null but the optional ones', () => {
  expect(requiredContent.Query).toMatchObject({ hotel: { type: 'Hotel!' }, pageWords: { type: 'PageWords!' } });
  expect(requiredContent.Query).not.toHaveProperty('resortMap');
});
