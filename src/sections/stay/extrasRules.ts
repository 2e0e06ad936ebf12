import { graphql } from 'gatsby';

export const fragment = graphql`
  fragment ExtrasRules on StayRules {
    checkIn
    tourismTax
    parking
    cancellationHours
    cancellationRefund
    rules {
      slug
      title(language: $language)
      text(language: $language)
    }
  }
`;

/** The amounts and texts that known extras are calculated from. */
export type ExtrasRules = Queries.ExtrasRulesFragment;
