/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { SpaSubjects } from './SpaSubjects';

test('a subject leads to its treatments if it has any; the weather link steps aside over the sentences, which are as wide as a phone', () => {
  const section = { slug: 'rituais', title: 'Rituais', lead: null, text: [], items: [], path: null, action: null, pictures: [] };
  const subject = { slug: 'estetica', name: 'Estética', text: 'Sal, óleos e flores.', treatments: { illustrative: null } };
  renderIn('pt', <SpaSubjects section={section} subjects={[subject, { ...subject, slug: 'ioga', name: 'Ioga', treatments: null }]} />);
  expect(screen.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual(expect.arrayContaining(['#tratamentos-estetica']));
  expect(screen.queryByRole('link', { name: 'Ioga' })).toBeNull();
  expect(screen.getByRole('list').matches('[data-card]')).toBe(true);
});
