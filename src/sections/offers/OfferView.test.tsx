/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import { OfferParts } from './OfferView';

const parts = [{ slug: 'ceia', title: 'A ceia', text: 'À meia-noite.', path: null, action: null }];

test('what happens stands beside its picture, or alone where the offer has none', () => {
  const { unmount } = renderIn('pt', <OfferParts offer={{ parts, partsPicture: pictureOf('ceia') }} />);
  expect(screen.getByRole('img')).toBeTruthy();
  unmount();
  renderIn('pt', <OfferParts offer={{ parts, partsPicture: null }} />);
  expect(screen.queryByRole('img')).toBeNull();
  expect(screen.getByRole('heading', { name: 'A ceia' })).toBeTruthy();
});
