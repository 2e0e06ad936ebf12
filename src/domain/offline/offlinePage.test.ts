import { hostileText } from '../../../tests/support/content/hostileText';
import { languages } from '../../site';
import { offlineAddresses, pagesAhead, wantedAddress } from './offlinePage';

test('once a page was visited, trip, contact and hours are kept in its language, and the offline page in every language', () => {
  const offlinePages = languages.map((language) => (language === 'pt' ? '/sem-internet' : `/${language}/sem-internet`));
  const pagesBelow = (prefix: string) => ['/sem-internet', '/minha-viagem', '/contato', '/resort'].map((page) => prefix + page);
  expect(pagesAhead('pt')).toEqual([...pagesBelow(''), ...offlinePages.filter((page) => page !== '/sem-internet')]);
  expect(pagesAhead('fr')).toEqual([...pagesBelow('/fr'), ...offlinePages.filter((page) => page !== '/fr/sem-internet')]);
});

test.each([
  ['/quartos/luxo', '/sem-internet'],
  ['/en/quartos/luxo?CheckIn=24122026', '/en/sem-internet'],
  ['/fr', '/fr/sem-internet'],
])('%s is stood for by %s, with the way back', (wanted, page) => {
  const [first = '', ...others] = offlineAddresses(wanted);
  const { pathname, search } = new URL(first, 'https://site.example');
  expect(pathname).toBe(page);
  expect(wantedAddress(search)).toBe(wanted);
  expect(others).toHaveLength(languages.length - 1);
});

test.each([
  '',
  '?para=',
  '?para=//elsewhere.example',
  '?para=/\\elsewhere.example',
  '?para=https://elsewhere.example',
  '?para=javascript:alert(1)',
  '?para=/%09/elsewhere.example',
])('“%s” leads nowhere', (search) => {
  expect(wantedAddress(search)).toBeNull();
});

test.each(hostileText)('an address with %j leads to no other site', (hostile) => {
  const wanted = wantedAddress(`?${new URLSearchParams({ para: hostile }).toString()}`);
  expect(new URL(wanted ?? '/', 'https://site.example').origin).toBe('https://site.example');
});
