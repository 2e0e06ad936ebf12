import type { CreateNodeArgs, Node } from 'gatsby';
import { kinds, type Kind } from '../../content/kinds';
import type { OpeningHours } from '../../domain/hours/hoursOn';
import { minutesOfHours } from '../../domain/time/timeOfDay';

/** Opening hours as nodes of their own, whose numbers a query can compare: a filter on a list compares each of its conditions with another entry. */
export const openPeriodTypeDefs = `
"""
A place that is open on a weekday by its regular hours, once for each time that it opens
"""
type OpenPeriod implements Node @dontInfer {
  place: Place! @link(by: "id")
  service: Service!
  """
  The weekday on which it opens
  """
  weekday: Weekday!
  """
  Minutes since midnight of that weekday, in the hotel’s zone
  """
  opens: Int!
  """
  Minutes since the same midnight, above 1440 where it closes on the next day
  """
  closes: Int!
}`;

/** Creates the open periods of a place. */
export async function createOpenPeriods({ node, actions, createNodeId, createContentDigest }: CreateNodeArgs): Promise<void> {
  const kind = (kinds as Readonly<Partial<Record<string, Kind>>>)[node.internal.type];
  if (!kind?.implements?.includes('Place')) return;
  const { hours } = node as Node & { readonly hours: readonly OpeningHours[] };
  for (const { days, service, ...times } of hours)
    for (const weekday of days) {
      const { from: opens, to: closes } = minutesOfHours(times);
      const period = { place: node.id, service, weekday, opens, closes };
      const own = {
        ...period,
        id: createNodeId(`open period ${JSON.stringify(period)}`),
        parent: node.id,
        internal: { type: 'OpenPeriod', contentDigest: createContentDigest(period) },
      };
      await actions.createNode(own);
      // so that it is removed with its place
      actions.createParentChildLink({ parent: node, child: { ...own, children: [] } });
    }
}
