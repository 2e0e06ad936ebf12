import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { FormSection } from '../../components/forms/FormSection';
import { Facts } from '../../components/ui/Facts';
import { Icon } from '../../components/ui/Icon';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { formatNumber } from '../../domain/i18n/formatNumber';
import { useLanguage } from '../../hooks/useLanguage';
import * as css from './WayHere.module.css';

export const fragment = graphql`
  fragment WayHere on Hotel {
    whatsapp
    kilometresFromCity
  }
`;

/** The stay rules that guests ask about before they set out, by their slugs in `content/stay-rules.json`. */
const rulesOnTheWay = ['parking', 'stay'] as const;

interface WayHereProps {
  readonly words: Queries.SectionWordsFragment;
  readonly hotel: Queries.WayHereFragment;
  readonly rules: readonly { readonly slug: string; readonly title: string }[];
}

/** The way to the hotel: how far it is, parking, from when rooms are ready, and a WhatsApp link with the question written. */
export function WayHere({ words, hotel, rules }: WayHereProps) {
  const { t } = useTranslation(['contact', 'common']);
  const language = useLanguage();
  const facts = [
    { label: t('contact:distance'), value: t('contact:distanceValue', { kilometres: formatNumber(hotel.kilometresFromCity, language) }) },
    ...rulesOnTheWay.flatMap((wanted) => rules.filter(({ slug }) => slug === wanted).map(({ title }) => ({ label: t(`contact:${wanted}`), value: title }))),
  ];
  const ask = (
    <a className="link" href={whatsappLink(hotel.whatsapp, t('contact:wayMessage'))} target="_blank" rel="noopener">
      <Icon name="whatsapp" />
      {t('contact:askWay')}
      <span className="sr-only">{` (${t('common:newTab')})`}</span>
    </a>
  );
  return (
    <FormSection words={words} className={css.way} foot={ask}>
      <Facts facts={facts} />
    </FormSection>
  );
}
