import { takePrintOut } from '../../../../src/gatsby/bundle/takePrintOut';

test('rules for paper go apart, in order, blocks within them included; the rest stays as it is', () => {
  const css = 'a{b:c}@media print{d{e:f}@supports (g:h){i{j:k}}}@media (min-width:1px){l{m:n}}@media print{o{p:q}}r{s:t}';
  expect(takePrintOut(css)).toEqual({
    screen: 'a{b:c}@media (min-width:1px){l{m:n}}r{s:t}',
    print: '@media print{d{e:f}@supports (g:h){i{j:k}}}@media print{o{p:q}}',
  });
});

test('without rules for paper nothing changes', () => {
  expect(takePrintOut('a{b:c}')).toEqual({ screen: 'a{b:c}', print: '' });
});
