import { useTranslation } from 'react-i18next';
import { Mark } from '../../components/ui/Brand';
import { SiteLink } from '../../components/ui/SiteLink';
import { splitFigure } from '../../domain/i18n/formatNumber';
import { formatStretch } from '../../domain/i18n/formatTime';
import { useLanguage } from '../../hooks/useLanguage';
import * as css from './DayTicket.module.css';

interface DayTicketProps {
  readonly words: Pick<Queries.SectionWordsFragment, 'title' | 'path' | 'action'>;
  /** What the passport is: the package first, then how it is paid. */
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly hours: { readonly opens: string; readonly closes: string } | undefined;
}

/** The day-use passport, drawn as a ticket: for whom, when, how it is paid. Its price is on request (docs/hotel-rules.md 7.3). */
export function DayTicket({ words: { title, path, action }, facts: [passes, ...others], hours }: DayTicketProps) {
  const { t } = useTranslation(['kids', 'common']);
  const language = useLanguage();
  const who = passes && splitFigure(passes.value);
  return (
    <section className={`wrap ${css.place}`} aria-labelledby="passaporte">
      <div className={css.ticket}>
        <div className={css.ticketMain}>
          <h2 id="passaporte">{title}</h2>
          {passes && (
            <p className={css.ticketWho}>
              {who && <b className="num">{who.figure}</b>} {who ? who.after : passes.value}
            </p>
          )}
        </div>
        <div className={css.ticketStub}>
          <Mark className={css.ticketMark} />
          <dl>
            {hours && (
              <div>
                <dt>{t('kids:valid')}</dt>
                <dd>{formatStretch(hours, language)}</dd>
              </div>
            )}
            <div>
              <dt>{t('kids:price')}</dt>
              <dd>{t('common:onRequest')}</dd>
            </div>
            {others.map(({ label, value }) => (
              <div key={label}>
                <dt>{label}</dt>
                <dd>{value}</dd>
              </div>
            ))}
          </dl>
          {path && (
            <SiteLink className="btn" to={path}>
              {action}
            </SiteLink>
          )}
        </div>
      </div>
    </section>
  );
}
