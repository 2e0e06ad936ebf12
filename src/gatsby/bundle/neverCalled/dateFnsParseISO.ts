/** Stands in for what would read dates from text. */
export const parseISO = () => {
  throw new Error('The calendar is given dates, never their text.');
};
