/** Monday noon at the hotel, the usual time of a test's clock. */
export const noon = new Date('2027-03-08T12:00:00-03:00');
