import { useEffect, useSyncExternalStore, type KeyboardEvent, type MouseEvent } from 'react';
import { createEmitter } from '../../../../src/browser/store';
import type { InputProps } from '../input';
import { addressOf } from './uploads';

/** The current picture of each group of fields, for the focal point beside it. */
const pictures = new Map<string, string>();
const { subscribe, emit } = createEmitter();

/** Tells the focal point of a group which picture it is of. */
export function usePublishedPicture(group: string, file: string | null): void {
  useEffect(() => {
    if (file === null || pictures.get(group) === file) return;
    pictures.set(group, file);
    emit();
  }, [group, file]);
}

const middle = { across: 50, down: 50 };
const pointOf = (value: unknown) => {
  const found = typeof value === 'string' ? /^(\d{1,3})% (\d{1,3})%$/.exec(value) : null;
  return found ? { across: Number(found[1]), down: Number(found[2]) } : middle;
};
const within = (percent: number): number => Math.max(0, Math.min(100, Math.round(percent)));
const steps: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The focal point, set by a click on the picture or by the arrow keys. */
export function FocalPoint({ field, value, onChange, group, control, id }: InputProps) {
  const file = useSyncExternalStore(subscribe, () => pictures.get(group) ?? '');
  const { across, down } = pointOf(value);
  const isSet = typeof value === 'string' && value !== '';
  if (!file) return <p className="desk-quiet">Escolha antes a foto.</p>;
  const set = (x: number, y: number) => onChange(`${within(x)}% ${within(y)}%`);
  return (
    <div className="desk-focus">
      <button
        type="button"
        id={id}
        aria-label={`${field.label}: ${across}% da largura, ${down}% da altura. Setas movem.`}
        onClick={({ currentTarget, clientX, clientY, detail }: MouseEvent<HTMLButtonElement>) => {
          if (detail === 0) return; // activated by keyboard: arrow keys move it
          const box = currentTarget.getBoundingClientRect();
          set(((clientX - box.left) / box.width) * 100, ((clientY - box.top) / box.height) * 100);
        }}
        onKeyDown={(event: KeyboardEvent) => {
          const step = steps[event.key];
          if (!step) return;
          event.preventDefault();
          set(across + step[0] * (event.shiftKey ? 10 : 1), down + step[1] * (event.shiftKey ? 10 : 1));
        }}
      >
        <img src={addressOf(file, control)} alt="" draggable={false} />
        <span className="desk-point" data-set={isSet || undefined} style={{ left: `${across}%`, top: `${down}%` }} />
      </button>
      <span className="desk-quiet">{isSet ? value : 'no meio'}</span>{' '}
      {isSet && (
        <button type="button" className="desk-button" onClick={() => onChange('')}>
          Voltar ao meio
        </button>
      )}
    </div>
  );
}
