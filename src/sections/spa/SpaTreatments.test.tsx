/** @jest-environment jsdom */
import { screen, within } from '@testing-library/react';
import { heard } from '../../../tests/support/components/heard';
import { say } from '../../../tests/support/content/messages';
import { completeBrowser, section } from '../../../tests/support/fixtures/forms';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { SpaMessage } from './SpaMessage';
import { SpaTreatments } from './SpaTreatments';

const ask = say('pt', 'spa', 'ask');
const treatment = { slug: 'ritual', name: 'Ritual do hammam', text: 'Vapor e sabão negro.' };
const lengths = [
  { minutes: 50, price: null },
  { minutes: 80, price: 480 },
];
const subjects = [
  { slug: 'espacos', name: 'Espaços', treatments: { illustrative: true, entries: [{ ...treatment, lengths }] } },
  { slug: 'atividades', name: 'Atividades', treatments: null },
];

beforeEach(() => {
  completeBrowser();
});

test('a treatment has its lengths and prices, and asking for its subject chooses that in the form', async () => {
  const { user } = renderIn(
    'pt',
    <>
      <SpaTreatments subjects={subjects} formId={section.slug} />
      <SpaMessage section={section} subjects={subjects} />
    </>,
  );
  const treatments = within(screen.getByRole('region', { name: 'Tratamentos' }));
  expect(treatments.getAllByRole('listitem').map(heard)).toEqual(['Ritual do hammam50 min80 min, R$\u00a0480,00Vapor e sabão negro.']);
  expect(treatments.queryByText('Atividades')).toBeNull();
  expect(treatments.getByText('Tratamentos sem preço são ilustrativos.')).toBeTruthy();
  await user.click(treatments.getByRole('link', { name: `${ask} Espaços` }));
  expect(screen.getByRole<HTMLSelectElement>('combobox', { name: /^Tratamento/ }).value).toBe('espacos');
  expect(sessionStorage.getItem('draft:spa')).toContain('"treatment":"espacos"');
});

test('of many treatments each subject is behind a line, with how many it has', () => {
  const entries = Array.from({ length: 20 }, (_, index) => ({ ...treatment, slug: `ritual-${index}`, lengths }));
  const two = ['Espaços', 'Salão'].map((name) => ({ slug: name, name, treatments: { illustrative: null, entries } }));
  const { container } = renderIn('pt', <SpaTreatments subjects={two} formId={undefined} />);
  expect([...container.querySelectorAll('summary')].map(({ textContent }) => textContent)).toEqual(['Espaços 20', 'Salão 20']);
});

test('without treatments there is no section', () => {
  const { container } = renderIn('pt', <SpaTreatments subjects={subjects.slice(1)} formId={undefined} />);
  expect(container.textContent).toBe('');
});
