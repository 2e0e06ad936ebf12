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

/** What known extras are reckoned from, with the words of each rule. */
export type ExtrasRules = Queries.ExtrasRulesFragment;
