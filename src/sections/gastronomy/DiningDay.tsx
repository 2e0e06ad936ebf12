import { useTranslation } from 'react-i18next';
import { AskDay } from '../../components/hours/AskDay';
import { DayChart } from '../../components/hours/DayChart';
import { weekdayName } from '../../domain/i18n/formatDays';
import { useLanguage } from '../../hooks/useLanguage';

interface DiningDayProps {
  readonly words: Queries.SectionWordsFragment;
  readonly places: readonly Pick<Queries.DiningPanelFragment, 'slug' | 'name' | 'hours'>[];
}

/** One day of the house, from the first coffee to the last glass, drawn as a tide table; today's, until another is asked for. */
export function DiningDay({ words, places }: DiningDayProps) {
  const { t } = useTranslation(['gastronomy']);
  const language = useLanguage();
  return (
    <section className="on-sand section" aria-labelledby="dia">
      <div className="wrap">
        <DayChart places={places} first="sat">
          {({ picker, question, chart, weekday }) => {
            const name = weekdayName(weekday, language, 'long').replace('-feira', '');
            return (
              <>
                <div className="head head--even">
                  <h2 id="dia">{t('gastronomy:day', { weekday: name.charAt(0).toUpperCase() + name.slice(1), words: words.title })}</h2>
                  <div className="head__side">
                    {words.lead && <p className="soft">{words.lead}</p>}
                    {picker}
                  </div>
                </div>
                <AskDay {...question} />
                {chart}
              </>
            );
          }}
        </DayChart>
      </div>
    </section>
  );
}
