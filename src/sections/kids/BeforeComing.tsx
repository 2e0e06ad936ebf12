import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { ArrowLink } from '../../components/ui/ArrowLink';
import * as css from './BeforeComing.module.css';

export const spa = graphql`
  fragment BeforeComingSpa on Facility {
    name(language: $language)
    minimumAge
  }
`;

export const offer = graphql`
  fragment BeforeComingOffer on Offer {
    name(language: $language)
    intro(language: $language)
    path
  }
`;

interface BeforeComingProps {
  readonly heading: string;
  readonly rules: Queries.RuleTextsFragment;
  readonly offer: Queries.BeforeComingOfferFragment | undefined;
  readonly spa: Queries.BeforeComingSpaFragment | undefined;
}

/** What parents should know: documents of minors, the family plan, the minimum age of the spa. */
export function BeforeComing({ heading, rules: { rules }, offer, spa }: BeforeComingProps) {
  const { t } = useI18n(['kids']);
  const minors = rules.find(({ role }) => role === 'minors');
  return (
    <section className={`wrap grid grid--stacked ${css.before}`} aria-labelledby="antes">
      <h2 id="antes">{heading}</h2>
      <ul>
        {minors && (
          <li>
            <h3 className="h4">{minors.title}</h3>
            <p>{minors.text}</p>
          </li>
        )}
        {offer?.path && (
          <li>
            <h3 className="h4">{offer.name}</h3>
            <p>{offer.intro}</p>
            <ArrowLink to={offer.path} about={offer.name}>
              {t('kids:see')}
            </ArrowLink>
          </li>
        )}
        {spa && spa.minimumAge !== null && (
          <li>
            <h3 className="h4">{spa.name}</h3>
            <p>{t('kids:spa', { age: spa.minimumAge })}</p>
          </li>
        )}
      </ul>
    </section>
  );
}
