/** The digits of a number written for people: "+55 00 0000-0000" becomes "550000000000". */
export const digitsOf = (number: string): string => number.replace(/\D/g, '');
