import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AskHouse } from '../../components/ui/AskHouse';
import { DiningHours } from './DiningHours';
import * as css from './DiningBars.module.css';

export const fragment = graphql`
  fragment DiningBar on Bar {
    slug
    name(language: $language)
    summary(language: $language)
    hours {
      ...Hours
    }
  }
`;

interface DiningBarsProps {
  readonly bars: readonly Queries.DiningBarFragment[];
  /** How many bars the house has, with those that content does not tell of. */
  readonly inAll: number;
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
}

/** The bars that have told their hours, and a line that asks for those that have not. */
export function DiningBars({ bars, inAll, whatsapp }: DiningBarsProps) {
  const { t } = useTranslation(['gastronomy']);
  const others = inAll - bars.length;
  return (
    <>
      {bars.map(({ slug, name, summary, hours }) => (
        <div key={slug} className={css.bar}>
          <h3>{name}</h3>
          <p className="soft">{summary}</p>
          <DiningHours hours={hours} />
        </div>
      ))}
      {others > 0 && (
        <AskHouse
          className={css.others}
          whatsapp={whatsapp}
          about={t('gastronomy:askBars', { count: others })}
          question={t('gastronomy:askBarsMessage', { count: others })}
        />
      )}
    </>
  );
}
