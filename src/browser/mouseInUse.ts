import { createEmitter, onWindow, type Store } from './store';

let inUse = false;

const { subscribe } = createEmitter((emit) => {
  const set = (next: boolean) => {
    if (inUse === next) return;
    inUse = next;
    emit();
  };
  const stops = [
    // browsers also send moves when the page scrolls under a mouse that does not move
    onWindow('pointermove', ({ pointerType, movementX, movementY }) => {
      if (pointerType === 'mouse' && (movementX || movementY)) set(true);
    }),
    onWindow('wheel', () => set(true)),
    onWindow('keydown', () => set(false)),
  ];
  return () => {
    inUse = false;
    stops.forEach((stop) => stop());
  };
});

/** Whether the mouse or its wheel moved since the last key. Screen readers move neither, and often keep their keys from the page. */
export const mouseInUse: Store<boolean> = { subscribe, read: () => inUse, readOnServer: () => false };
