/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useCurrentSection } from './useCurrentSection';

const ids = ['thai', 'sushi', 'vila'];
let report: (inBand: Readonly<Record<string, boolean>>) => void;

beforeEach(() => {
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join('');
  window.IntersectionObserver = class {
    constructor(callback: IntersectionObserverCallback) {
      report = (inBand) => {
        const entries = Object.entries(inBand).map(([id, isIntersecting]) => ({ isIntersecting, target: document.getElementById(id) }));
        act(() => callback(entries as unknown as IntersectionObserverEntry[], this as unknown as IntersectionObserver));
      };
    }
    observe() {
      // reports by hand
    }
    disconnect() {
      // nothing to do
    }
  } as unknown as typeof IntersectionObserver;
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
