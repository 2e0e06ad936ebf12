const feasts: readonly string[] = ['christmas', 'newYear', 'party'];

/** Whether an offer is a feast: something happens on its days, and guests come for them. The days of others only say how long they hold. */
export const isFeast = (mood: string): boolean => feasts.includes(mood);
