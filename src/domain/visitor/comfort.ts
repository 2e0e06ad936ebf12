/** What a visitor has chosen with the comfort switch. */
export type ComfortChoice = 'on' | 'off';

/** `on`: larger text, stronger contrast, no motion, carousels as lists. `contrast`: stronger contrast only. */
export type ComfortMode = 'on' | 'contrast';

interface Preferences {
  /** null while nothing has been chosen, or the stored choice cannot be read. */
  readonly choice: ComfortChoice | null;
  /** Whether the system asks for more contrast. A system's wish for less motion is always followed, whatever is chosen here. */
  readonly moreContrast: boolean;
}

/** The comfort mode of a page: the visitor's choice; until there is one, what the system asks for. */
export function resolveComfortMode({ choice, moreContrast }: Preferences): ComfortMode | null {
  if (choice === 'on') return 'on';
  return choice === null && moreContrast ? 'contrast' : null;
}
