import { nameOfPage } from './navigation';

const link = (path: string, label: string) => ({ path, label });
const navigation = { menu: [[link('/resort', 'O\u00a0resort'), link('/eventos', 'Eventos')]], footer: [{ entries: [link('/resort', 'O resort')] }] };

test('a page has the name of its link in the footer, else in the menu', () => {
  expect(['/resort', '/eventos', '/natal'].map((path) => nameOfPage(navigation, path))).toEqual(['O resort', 'Eventos', null]);
});
