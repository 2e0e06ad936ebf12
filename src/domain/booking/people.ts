/** Fewest people in a search (specification §5 and §9). */
export const minimumPeople = 1;

/** Most people in a search (specification §5 and §9). */
export const maximumPeople = 10;

/** The number of people a search starts with (specification §3 and §9). */
export const initialPeople = 2;
