import { useState, type KeyboardEvent, type MouseEvent } from 'react';
import { fromContent } from '../../../../src/content/photos';
import { focusOf, phoneShape, positionOnPhone, type Size, whole } from '../../../../src/domain/pictures/focus';
import { useFileBeside, type InputProps } from '../input';
import { addressOf, useAt } from './uploads';

const within = (percent: number): number => Math.max(0, Math.min(100, Math.round(percent)));
const steps: Readonly<Record<string, readonly [number, number]>> = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

/** The shapes in which a picture is shown: at the top of a page, in cards and in squares. */
const [page, cards] = [
  { computador: 2, celular: phoneShape },
  { cartão: 3 / 2, quadrado: 1 },
];

/** The focal point, set by a click on the picture or by the arrow keys, with what is seen of the picture around it. */
export function FocalPoint({ field, value, onChange, group, control, id }: InputProps) {
  const [size, setSize] = useState<Size>({ width: 1, height: 1 });
  const [file, portrait] = [useFileBeside(group, 'file'), useFileBeside(group, 'portrait')].map((one) =>
    typeof one === 'string' && one ? addressOf(fromContent(one), control) : '',
  );
  const focus = typeof value === 'string' && value !== '' ? value : null;
  const [across, down] = focusOf(focus, size);
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
        <img src={file} alt="" draggable={false} onLoad={({ currentTarget: { naturalWidth: width, naturalHeight: height } }) => setSize({ width, height })} />
        <span className="desk-point" data-set={focus !== null || undefined} style={{ left: `${across}%`, top: `${down}%` }} />
      </button>
      <div className="desk-row" aria-hidden="true">
        {Object.entries(['card', 'badge'].includes(useAt(field.at)) ? cards : { ...page, ...cards }).map(([name, aspectRatio]) => {
          const isPhone = name === 'celular';
          const objectPosition = isPhone && !portrait ? positionOnPhone(focus, size) : `${across}% ${down}%`;
          return (
            <span key={name} className="desk-quiet">
              <img src={(isPhone && portrait) || file} alt="" style={{ aspectRatio, objectFit: focus === whole ? 'contain' : 'cover', objectPosition }} />{' '}
              {name}
            </span>
          );
        })}
      </div>
      <span className="desk-quiet">{focus === whole ? 'inteira' : (focus ?? 'como vem')}</span>{' '}
      {focus !== null && (
        <button type="button" className="desk-button" onClick={() => onChange('')}>
          Limpar
        </button>
      )}{' '}
      <label>
        <input type="checkbox" checked={focus === whole} onChange={({ target }) => onChange(target.checked ? whole : '')} /> Mostrar inteira: é uma planta ou um
        desenho
      </label>
    </div>
  );
}
