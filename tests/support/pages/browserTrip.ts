import { act } from '@testing-library/react';
import { changeTrip } from '../../../src/browser/tripStore';
import { tripFromQuery } from '../../../src/domain/trip/tripQuery';

/** The trip in local storage. */
export const keptTrip = () => tripFromQuery(localStorage.getItem('trip') ?? '');

/** Sets the trip in this tab. */
export function startWith(query: string): void {
  act(() => changeTrip(() => tripFromQuery(query)));
}

/** Changes the trip in another tab. */
export function otherTabKeeps(query: string): void {
  localStorage.setItem('trip', query);
  act(() => {
    window.dispatchEvent(new StorageEvent('storage', { key: 'trip' }));
  });
}

/** Makes storage full until the end of the test. */
export function fillStorage(): void {
  jest.spyOn(Storage.prototype, 'setItem').mockImplementation(() => {
    throw new DOMException('full', 'QuotaExceededError');
  });
}
