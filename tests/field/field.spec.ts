import { inFull } from '../support/sampling';
import type { Condition, Ending } from './condition';
import { conditions } from './conditions';
import { type JourneyName, journeyNames, journeys } from './journeys';
import { test } from './test';

// Every journey under every condition of the field: docs/field.md.

const journeysUnder = ({ journeys: some = journeyNames }: Condition): readonly JourneyName[] => some;

const endingOf = ({ endings = {} }: Condition, journey: JourneyName): Ending =>
  typeof endings === 'string' || typeof endings === 'function' ? endings : (endings[journey] ?? 'as usual');

const tried = inFull(
  conditions.map((condition) => ({ condition, walked: journeysUnder(condition) })),
  ...conditions.flatMap((condition) => (condition.sample ? [{ condition, walked: [condition.sample] }] : [])),
);

for (const { condition, walked } of tried)
  test.describe(condition.visitor, () => {
    test.use({ condition });

    for (const name of walked) {
      const journey = journeys[name];
      const ending = endingOf(condition, name);
      test(journey.title, async ({ visitor }) => {
        if (ending === 'without script') {
          await journey.withoutScript(visitor);
          return;
        }
        await journey.begin(visitor);
        await visitor.midway();
        if (typeof ending === 'function') {
          await ending(visitor);
          return;
        }
        if (ending === 'notified') {
          await journey.notified(visitor);
          await visitor.relieve();
        }
        await journey.end(visitor);
      });
    }
  });
