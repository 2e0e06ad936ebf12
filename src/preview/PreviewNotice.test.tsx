/** @jest-environment jsdom */
import { renderIn } from '../../tests/support/components/inLanguage';
import { PreviewNotice } from './PreviewNotice';

test.each([
  ['pt', 'Pré-visualização: o site em quinta-feira, 24 de dezembro de 2026', 'Voltar a hoje'],
  ['en', 'Preview: the site on Thursday, December 24, 2026', 'Back to today'],
  ['fr', 'Aperçu : le site le jeudi 24 décembre 2026', 'Retour à aujourd’hui'],
] as const)('states in %s which day it shows, with links to another one and back', (language, text, back) => {
  const { getByRole, getByLabelText } = renderIn(language, <PreviewNotice language={language} day="2026-12-24" />);
  expect(getByRole('complementary').textContent.replace(/\s/g, ' ')).toContain(text);
  expect(getByRole('link', { name: back }).getAttribute('href')).toBe('?em=');
  const date = getByLabelText(/./, { selector: 'input' });
  expect([date.getAttribute('type'), date.getAttribute('name'), (date as HTMLInputElement).value]).toEqual(['date', 'em', '2026-12-24']);
});
