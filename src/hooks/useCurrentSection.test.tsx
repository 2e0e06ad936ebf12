/** @jest-environment jsdom */
import { renderHook } from '@testing-library/react';
import { mockIntersectionObserver } from '../../tests/support/components/mockIntersectionObserver';
import { useCurrentSection } from './useCurrentSection';

const ids = ['thai', 'sushi', 'vila'];
let observer: ReturnType<typeof mockIntersectionObserver>;
const report = (inBand: Readonly<Record<string, boolean>>) => {
  for (const [id, isIntersecting] of Object.entries(inBand)) observer.report(isIntersecting, document.getElementById(id));
};

beforeEach(() => {
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join('');
  observer = mockIntersectionObserver('far');
});

test('the first in the band is current; between two, the last one stays', () => {
  const { result } = renderHook(() => useCurrentSection(ids));
  expect(result.current).toBeUndefined();
  report({ vila: true, sushi: true });
  expect(result.current).toBe('sushi');
  report({ sushi: false });
  expect(result.current).toBe('vila');
  report({ vila: false });
  expect(result.current).toBe('vila');
});

test('the one in the hash is first', () => {
  window.history.replaceState(null, '', '#vila');
  const { result } = renderHook(() => useCurrentSection(ids));
  report({ sushi: true, vila: true });
  expect(result.current).toBe('vila');
});

test('none is current above the first', () => {
  const { result } = renderHook(() => useCurrentSection(ids));
  report({ thai: true });
  jest.spyOn(document.getElementById('thai') as HTMLElement, 'getBoundingClientRect').mockReturnValue({ top: 700 } as DOMRect);
  report({ thai: false });
  expect(result.current).toBeUndefined();
});
