import type { Light } from '../../../domain/sky/daylight';
import { fault, type Fault, note, warning } from '../fault';
import { filesOf, type Rule } from './rule';

function faultsOf(file: string, field: string, pictures: readonly { readonly light: Light }[]): Fault[] {
  if (pictures.length === 1)
    return [warning(file, field, 'a single picture shows no day', 'give it a second light, or take it out; until then nothing is shown')];
  return pictures.flatMap(({ light }, index): Fault[] => {
    const earlier = pictures.findIndex((other) => other.light === light);
    if (earlier === index) return [];
    return [fault(file, `${field}.${index}.light`, `the light “${light}” stands already at ${field}.${earlier}`, 'give each picture another light')];
  });
}

/** A view by the hour has at least two lights, each of them once; one from a balcony needs a balcony. The order in the file does not matter. */
export const hourPictures: Rule = (content) => [
  ...filesOf(content, 'ResortDay').flatMap(({ file, data: { hours } }): Fault[] =>
    hours.length === 0 ? [note(file, 'hours', 'no pictures are given', 'the page of the resort shows no day until they are')] : faultsOf(file, 'hours', hours),
  ),
  ...filesOf(content, 'Room').flatMap(({ file, data: { balcony, balconyHours } }): Fault[] => [
    ...faultsOf(file, 'balconyHours', balconyHours ?? []),
    ...(balconyHours?.length && !balcony
      ? [warning(file, 'balcony', 'the page shows the view from a balcony, and its facts name none', 'set balcony to true, or take balconyHours out')]
      : []),
  ]),
];
