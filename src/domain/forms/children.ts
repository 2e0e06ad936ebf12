/** How many children the reservation form of the structure page takes; the specification gives no bounds, so they follow those of the people. */
export const childrenBounds = { minimum: 0, maximum: 10 } as const;
