/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { SpaSubjects } from './SpaSubjects';

test('the weather link steps aside over the subjects, whose sentences are as wide as a phone', () => {
  const section = { slug: 'rituais', title: 'Rituais', lead: null, text: [], items: [], path: null, action: null, pictures: [] };
  renderIn('pt', <SpaSubjects section={section} subjects={[{ slug: 'estetica', name: 'Estética', text: 'Sal, óleos e flores.' }]} />);
  expect(screen.getByRole('list').matches('[data-card]')).toBe(true);
});
