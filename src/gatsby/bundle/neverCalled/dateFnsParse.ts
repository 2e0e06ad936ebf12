/** Stands in for what would read dates that are typed. */
export const parse = () => {
  throw new Error('Nobody types a date into the calendar.');
};
