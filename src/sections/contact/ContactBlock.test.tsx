/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { ContactBlock } from './ContactBlock';

const hotel = {
  coastDrawing: null,
  address: { street: 'Avenida da Praia, 1972', locality: 'São Paulo coast', region: 'SP', countryName: 'Brazil', postalCode: null },
  coordinates: null,
};

test.each([
  ['pt', 'Como chegar'],
  ['en', 'Directions'],
  ['fr', 'Itinéraire'],
] as const)('has a directions link once the coordinates are known, in %s', (language, name) => {
  const { unmount } = renderIn(language, <ContactBlock heading="Contato" hotel={hotel} picture={null} />);
  expect(screen.queryByRole('link', { name: new RegExp(name) })).toBeNull();
  unmount();
  renderIn(language, <ContactBlock heading="Contato" hotel={{ ...hotel, coordinates: { latitude: -23.9931, longitude: -46.2564 } }} picture={null} />);
  expect(screen.getByRole('link', { name: new RegExp(name) }).getAttribute('href')).toBe(
    'https://www.google.com/maps/dir/?api=1&destination=-23.9931,-46.2564',
  );
});

test('the address has state and country', () => {
  renderIn('en', <ContactBlock heading="Contact" hotel={hotel} picture={null} />);
  expect(screen.getByText('São Paulo coast, SP, Brazil')).toBeTruthy();
});
