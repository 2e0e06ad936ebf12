/** @jest-environment jsdom */
import { renderIn } from '../../../tests/support/components/inLanguage';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import { Spoken } from './Spoken';

const texts = (container: Element) =>
  [...container.querySelectorAll('span')].map((span) => [span.textContent, span.getAttribute('aria-hidden'), span.className]);

test('what is written short is seen only, and heard in words', () => {
  const { container } = renderIn('pt', <Spoken say={(form) => formatTimeRange({ opens: '07:00', closes: '10:00' }, 'pt', form)} />);
  expect(texts(container)).toEqual([
    ['7h–10h', 'true', ''],
    ['das 7 horas às 10 horas', null, 'sr-only'],
  ]);
});

test('what is written as it is said stands once', () => {
  const { container } = renderIn('en', <Spoken say={() => 'open until 7 pm'} />);
  expect(texts(container)).toEqual([['open until 7 pm', null, '']]);
});
