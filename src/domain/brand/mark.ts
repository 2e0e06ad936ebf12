/** SVG path of one petal of the ipê, in three parallel lines, pointing up from the flower's centre at 0 0; the flower is 92 wide. */
export const petal =
  'M0 -6C-20.7 -16 -23 -43 0 -46C23 -43 20.7 -16 0 -6ZM0 -6C-15.2 -12.8 -16.9 -31.8 0 -33.8C16.9 -31.8 15.2 -12.8 0 -6ZM0 -6C-9.1 -9.6 -10.2 -20.6 0 -21.7C10.2 -20.6 9.1 -9.6 0 -6Z';

/** Rotation of each of the five petals, in degrees. */
export const petalAngles = [0, 72, 144, 216, 288] as const;
