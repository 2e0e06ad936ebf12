import { act } from '@testing-library/react';
import { tripFromQuery } from '../../src/domain/trip/tripQuery';
import { changeTrip } from '../../src/hooks/useTrip';

/** The trip that the browser has, as the next visit would find it. */
export const keptTrip = () => tripFromQuery(localStorage.getItem('trip') ?? '');

/** A browser that has kept this, in this tab. */
export function startWith(query: string): void {
  act(() => changeTrip(() => tripFromQuery(query)));
}

/** Another tab keeps this instead. */
export function otherTabKeeps(query: string): void {
  localStorage.setItem('trip', query);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'trip' }));
  });
}

/** Fills the browser’s storage, until the end of the test. */
export function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}
