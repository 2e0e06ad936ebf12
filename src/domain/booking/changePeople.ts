import { maximumPeople, minimumPeople } from './people';

/** The number of people after one click of the stepper; a click that would leave 1 to 10 is ignored (specification §4 and §5). */
export function changePeople(people: number, step: 1 | -1): number {
  const next = people + step;
  return next < minimumPeople || next > maximumPeople ? people : next;
}
