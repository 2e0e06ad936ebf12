/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useCurrentSections } from './useCurrentSections';

const ids = ['thai', 'sushi', 'vila'];
let report: (inBand: Readonly<Record<string, boolean>>) => void;

beforeEach(() => {
  document.body.innerHTML = ids.map((id) => `<section id="${id}"></section>`).join('');
  window.history.replaceState(null, '', '/');
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

test('those in the band are current, in their order; between two, the last ones stay', () => {
  const { result } = renderHook(() => useCurrentSections(ids));
  expect(result.current).toEqual([]);
  report({ vila: true, sushi: true });
  expect(result.current).toEqual(['sushi', 'vila']);
  report({ sushi: false });
  expect(result.current).toEqual(['vila']);
  report({ vila: false });
  expect(result.current).toEqual(['vila']);
});

test('the one in the hash is first', () => {
  window.history.replaceState(null, '', '#vila');
  const { result } = renderHook(() => useCurrentSections(ids));
  report({ sushi: true, vila: true });
  expect(result.current).toEqual(['vila', 'sushi']);
});

test('none is current above the first', () => {
  const { result } = renderHook(() => useCurrentSections(ids));
  report({ thai: true });
  jest.spyOn(document.getElementById('thai') as HTMLElement, 'getBoundingClientRect').mockReturnValue({ top: 700 } as DOMRect);
  report({ thai: false });
  expect(result.current).toEqual([]);
});
