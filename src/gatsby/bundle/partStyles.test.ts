import { partStyles } from './partStyles';

test('rules for paper go apart, in order, blocks within them included; the rest stays as it is', () => {
  const css = '@page{size:A4}a{b:c}@media print{d{e:f}@supports (g:h){i{j:k}}}@media (min-width:1px){l{m:n}}@media print{o{p:q}}r{s:t}';
  expect(partStyles(css)).toEqual({
    first: 'a{b:c}@media (min-width:1px){l{m:n}}r{s:t}',
    later: '@page{size:A4}@media print{d{e:f}@supports (g:h){i{j:k}}}@media print{o{p:q}}',
  });
});

test('rules of comfort mode go apart with the conditions they stand under; a block that has no other rule goes with them', () => {
  const css =
    '@media screen{:root[data-comfort]{a:b}}[data-comfort=on],[data-comfort=on] *{c:d}@media (max-width:1px){e{f:g}[data-comfort=on] e{f:h}}i,[data-comfort] j{k:l}';
  expect(partStyles(css)).toEqual({
    first: '@media (max-width:1px){e{f:g}}i,[data-comfort] j{k:l}',
    later: '@media screen{:root[data-comfort]{a:b}}[data-comfort=on],[data-comfort=on] *{c:d}@media (max-width:1px){[data-comfort=on] e{f:h}}',
  });
});

test('rules for what lies under a pointer go apart; not where they are for something else, too, or weigh no more than what they change', () => {
  const css = 'a{b:c}a:hover,d:hover e{b:f}g:hover,[h]{i:j}k:where(:hover){l:m}n:is(:hover,:focus){o:p}@media (q:r){a:hover{b:s}}';
  expect(partStyles(css)).toEqual({
    first: 'a{b:c}g:hover,[h]{i:j}k:where(:hover){l:m}n:is(:hover,:focus){o:p}',
    later: 'a:hover,d:hover e{b:f}@media (q:r){a:hover{b:s}}',
  });
});

test('so do rules for visitors without script', () => {
  expect(partStyles('a{b:c}@media (scripting:none){d{e:f}}@media (scripting:none) and (max-width:1em){g{h:i}}j{k:l}')).toEqual({
    first: 'a{b:c}j{k:l}',
    later: '@media (scripting:none){d{e:f}}@media (scripting:none) and (max-width:1em){g{h:i}}',
  });
});

test('faces, frames of animations and what has no block stay', () => {
  const css = '@charset "utf-8";@font-face{font-family:a}@keyframes b{0%{c:d}to{e:f}}@layer g;a{b:c}';
  expect(partStyles(css)).toEqual({ first: css, later: '' });
});

test('so do rules for what is seen once scripts answer, for all browsers; not those for what waits for scripts', () => {
  const css = 'a{b:c}@media screen and (scripting:enabled){d{e:f}@keyframes g{to{h:i}}@media (max-width:1em){j{k:l}}}@media (scripting:enabled){m{n:o}}p{q:r}';
  expect(partStyles(css)).toEqual({
    first: 'a{b:c}@media (scripting:enabled){m{n:o}}p{q:r}',
    later: '@media screen{d{e:f}@keyframes g{to{h:i}}@media (max-width:1em){j{k:l}}}',
  });
});
