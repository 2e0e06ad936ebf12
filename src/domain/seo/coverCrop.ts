interface Size {
  readonly width: number;
  readonly height: number;
}

interface Crop extends Size {
  readonly left: number;
  readonly top: number;
}

const middle = 50;

/** Two percentages such as "60% 40%", across and down, as numbers. */
function percentages(focus: string | null): [across: number, down: number] {
  const [across = middle, down = middle] = (focus ?? '').split(' ').flatMap((part) => (part ? [Number.parseFloat(part)] : []));
  return [across, down];
}

/**
 * How a picture covers a frame, as CSS's `object-fit: cover` and `object-position` would have it: first scaled, then cut.
 * @param focus the point that stays in view, such as "60% 40%"; the middle when null
 */
export function coverCrop(picture: Size, { frame, focus }: { frame: Size; focus: string | null }): { scaled: Size; cut: Crop } {
  const factor = Math.max(frame.width / picture.width, frame.height / picture.height);
  const scaled = {
    width: Math.max(frame.width, Math.round(picture.width * factor)),
    height: Math.max(frame.height, Math.round(picture.height * factor)),
  };
  const [across, down] = percentages(focus);
  const left = Math.round(((scaled.width - frame.width) * across) / 100);
  const top = Math.round(((scaled.height - frame.height) * down) / 100);
  return { scaled, cut: { left, top, ...frame } };
}
