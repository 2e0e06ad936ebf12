/** Who travels: adults by number, children by age, because rooms and offers ask for no more. */
export interface Party {
  /** From 1 on; with the children no more than the engine takes, `maximumPeople`. */
  readonly adults: number;
  /** Age of each child in whole years, 0 to `oldestChild`, in the order given. */
  readonly children: readonly number[];
}

/** From 18 on a guest is an adult. */
export const oldestChild = 17;

/** Two adults, as the booking card begins with (specification §9). */
export const firstParty: Party = { adults: 2, children: [] };

/** The address parameters that hold a party: `?adultos=2&criancas=7,11`. */
export const partyParameters = { adults: 'adultos', children: 'criancas' } as const;

/** How many travel, children of all ages included. */
export const peopleIn = ({ adults, children }: Party): number => adults + children.length;
