/**
 * @jest-environment jsdom
 */
import { renderIn } from '../../../tests/support/components/inLanguage';
import { LanguageSwitcher } from './LanguageSwitcher';

jest.mock('../../site', () => ({ ...jest.requireActual<typeof import('../../site')>('../../site'), languages: ['pt'] }));

test('a hotel of one language has no switcher', () => {
  expect(renderIn('pt', <LanguageSwitcher label="Idioma" />).container.innerHTML).toBe('');
});
