/** @jest-environment jsdom */
import { fireEvent, screen } from '@testing-library/react';
import { hydrateIn, renderIn } from '../../../tests/support/components/inLanguage';
import { StayRulesList } from './StayRulesList';

const rules = { rules: [{ slug: 'parking', title: 'Estacionamento', text: 'R$ 61,00 por dia.' }] };
const view = <StayRulesList rules={rules} heading="Antes de chegar" folded />;
const details = () => screen.getByRole<HTMLDetailsElement>('group');

test('folded rules are closed in the HTML, and open again when the page is returned to', async () => {
  const { html, differences } = await hydrateIn('pt', view);
  expect(html).toContain('<details class="folded">');
  expect(differences).toEqual([]);
  document.body.innerHTML = '';

  const { unmount } = renderIn('pt', view);
  details().open = true;
  fireEvent(details(), new Event('toggle'));
  unmount();
  renderIn('pt', view);
  expect(details().open).toBe(true);
});
