/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { heard } from '../../../tests/support/components/heard';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { pictureOf } from '../../../tests/support/content/pictures';
import { OfferProgramme } from './OfferProgramme';
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

test('a long programme is behind a line', () => {
  const entries = Array.from({ length: 60 }, () => ({ time: '20:00', text: 'A ceia.' }));
  const { container } = renderIn('pt', <OfferProgramme programme={{ illustrative: null, title: 'Três noites', entries }} />);
  expect(container.querySelector('summary')?.textContent).toBe('Hora a hora, 60 momentos');
  expect(container.querySelectorAll('details li')).toHaveLength(60);
});

test('a programme is told hour by hour, past midnight too, and says once that it is illustrative', () => {
  const entries = [
    { time: '19:30', text: 'A ceia.' },
    { time: '24:00', text: 'O mar.' },
    { time: '00:15', text: 'As ondas.' },
  ];
  renderIn('pt', <OfferProgramme programme={{ illustrative: true, title: 'A noite', entries }} />);
  expect(screen.getByRole('region', { name: 'A noite' })).toBeTruthy();
  expect(screen.getAllByRole('listitem').map(heard)).toEqual(['19 horas e 30A ceia.', 'meia-noiteO mar.', '0 hora e 15As ondas.']);
  expect(screen.getAllByText('Programa ilustrativo.')).toHaveLength(1);
});
