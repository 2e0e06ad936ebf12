/** The address parameter that holds the rooms to compare: `?comparar=luxo,master`. */
export const comparisonParameter = 'comparar';

/** Most rooms side by side. */
export const maximumCompared = 4;
