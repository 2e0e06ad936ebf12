/** What a visitor has chosen by the switch. */
export type ComfortChoice = 'on' | 'off';

/** `on`: larger text, stronger contrast, nothing that moves, carousels as lists. `contrast`: that alone. */
export type ComfortMode = 'on' | 'contrast';

interface Wishes {
  /** null while nothing was chosen, or what is kept cannot be read. */
  readonly choice: ComfortChoice | null;
  /** Whether the system asks for more contrast. That it asks for less motion is followed anyhow, whatever is chosen here. */
  readonly moreContrast: boolean;
}

/** How far a page goes: what was chosen holds; until then, what the system asks for. */
export function resolveComfortMode({ choice, moreContrast }: Wishes): ComfortMode | null {
  if (choice === 'on') return 'on';
  return choice === null && moreContrast ? 'contrast' : null;
}
