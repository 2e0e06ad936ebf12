import { graphql } from 'gatsby';

export const hours = graphql`
  fragment Hours on OpeningHours {
    service
    days
    opens
    closes
  }
`;
