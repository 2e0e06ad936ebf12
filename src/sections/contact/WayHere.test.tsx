/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { section } from '../../../tests/support/fixtures/forms';
import { WayHere } from './WayHere';

const headings = () => screen.getAllByRole('heading', { level: 3 }).map(({ textContent }) => textContent);

test('the way here has its steps by road and the transfer', () => {
  const routes = [{ title: 'De São Paulo', steps: ['Desça a serra.', 'Siga o mar.'] }];
  renderIn('pt', <WayHere section={section} way={{ routes, transfer: 'Do aeroporto, a pedido.' }} />);
  expect(headings()).toEqual(['De São Paulo', 'Transfer']);
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual(routes[0]?.steps);
  expect(screen.getByText('Do aeroporto, a pedido.')).toBeTruthy();
});

test.each([null, { routes: null, transfer: null }])('without them (%j) there are the words and the question alone', (way) => {
  renderIn('pt', <WayHere section={section} way={way} />);
  expect(screen.queryAllByRole('heading', { level: 3 })).toEqual([]);
  expect(screen.getByRole('link', { name: /WhatsApp/ })).toBeTruthy();
});
