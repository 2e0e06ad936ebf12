import { graphql } from 'gatsby';
import { useTranslation } from 'react-i18next';
import { AskHotel } from '../../components/ui/AskHotel';
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
  /** The number of bars, including those that content does not describe. */
  readonly inAll: number;
  /** The hotel's WhatsApp number. */
  readonly whatsapp: string;
}

/** The bars with known hours, and a line that asks for the others. */
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
        <AskHotel
          className={css.others}
          whatsapp={whatsapp}
          about={t('gastronomy:askBars', { count: others })}
          question={t('gastronomy:askBarsMessage', { count: others })}
        />
      )}
    </>
  );
}
