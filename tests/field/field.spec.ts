import { inFull } from '../support/sampling';
import type { Condition, Ending } from './condition';
import { conditions } from './conditions';
import { type JourneyName, journeyNames, journeys } from './journeys';
import { test } from './test';

// Every journey under every condition of the field: docs/field.md.

const endingOf = ({ endings = {} }: Condition, journey: JourneyName): Ending =>
  typeof endings === 'string' || typeof endings === 'function' ? endings : (endings[journey] ?? 'as usual');

const tried = inFull(
  conditions.map((condition) => ({ condition, walked: journeyNames })),
  ...conditions.flatMap((condition) => (condition.sample ? [{ condition, walked: [condition.sample] }] : [])),
);

for (const { condition, walked } of tried)
  test.describe(condition.visitor, () => {
    test.use({ condition });

    for (const name of walked) {
      const journey = journeys[name];
      const ending = endingOf(condition, name);
      test(journey.title, async ({ visitor }) => {
        test.skip(journey.absent === true, 'the hotel has nothing of the kind');
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
