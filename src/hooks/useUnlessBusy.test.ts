/** @jest-environment jsdom */
import { act, renderHook } from '@testing-library/react';
import { useUnlessBusy } from './useUnlessBusy';

beforeEach(() => {
  jest.useFakeTimers();
  jest.advanceTimersByTime(60_000);
  document.body.innerHTML = '<form><button>Enviar</button></form>';
});

const pass = (milliseconds: number) => act(() => jest.advanceTimersByTime(milliseconds));
const button = () => document.querySelector('button');

test('what is due waits until the visitor is no longer busy, then stays', () => {
  button()?.focus();
  const { result, rerender } = renderHook(useUnlessBusy, { initialProps: false });
  rerender(true);
  pass(20_000);
  expect(result.current).toBe(false);
  button()?.blur();
  pass(1000);
  expect(result.current).toBe(true);
  button()?.focus();
  pass(5000);
  expect(result.current).toBe(true);
});

test('it appears immediately to a visitor who is not busy, and not before it is due', () => {
  const { result, rerender } = renderHook(useUnlessBusy, { initialProps: false });
  pass(20_000);
  expect(result.current).toBe(false);
  rerender(true);
  expect(result.current).toBe(true);
  rerender(false);
  expect(result.current).toBe(false);
});
