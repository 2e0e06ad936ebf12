/** @jest-environment jsdom */
import { spaces } from '../../../tests/support/fixtures/eventSpaces';
import { renderIn } from '../../../tests/support/components/inLanguage';
import type { Layout } from '../../domain/events/layouts';
import type { Language } from '../../site';
import { useLayoutFigures } from './useSpaceNotes';

/** The figures of a space of the fixtures in a layout. */
function Figures({ of, layout }: { of: string; layout: Layout }) {
  const figuresOf = useLayoutFigures();
  return spaces.filter(({ slug }) => slug === of).map((space) => <p key={of}>{figuresOf(space, layout) ?? 'none'}</p>);
}

test.each<[Language, string, Layout, string]>([
  ['pt', 'marina-village', 'cocktail', '120'],
  ['en', 'exposition-center', 'dinnerWithStage', '2,160'],
  ['pt', 'enseada-space', 'dinnerWithStage', '80, ou 100 em uma das montagens'],
  ['fr', 'enseada-space', 'dinnerWithoutStage', '100'],
  ['pt', 'tupi-hall', 'cocktail', 'none'],
])('in %s the figures of %s for %s are “%s”', (language, of, layout, text) => {
  expect(renderIn(language, <Figures of={of} layout={layout} />).container.textContent.replace(/\s/g, ' ')).toBe(text);
});
