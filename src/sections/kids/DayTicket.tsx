import { useI18n } from '../../hooks/useI18n';
import { AskHotel } from '../../components/ui/AskHotel';
import { Spoken } from '../../components/ui/Spoken';
import { formatTime, formatTimeRange } from '../../domain/i18n/formatTime';
import * as css from './DayTicket.module.css';

interface DayTicketProps {
  readonly title: string;
  readonly facts: readonly { readonly label: string; readonly value: string }[];
  readonly hours: { readonly opens: string; readonly closes: string } | undefined;
  readonly parkCloses: string | undefined;
}

/** The day-use pass in the style of a ticket: for whom, when, how it is paid. A line asks for its price (docs/hotel-rules.md 7.3). */
export function DayTicket({ title, facts: [passes, ...others], hours, parkCloses }: DayTicketProps) {
  const { t, language } = useI18n(['kids']);
  return (
    <section className={`wrap ${css.place}`} aria-labelledby="passaporte">
      <div className={css.ticket}>
        <div className={`stack--wide ${css.ticketMain}`}>
          <h2 id="passaporte">{title}</h2>
          <div className={`balanced ${css.ticketWho}`}>
            {passes && <p>{passes.value}</p>}
            {parkCloses && (
              <p>
                <Spoken say={(form) => t('kids:parkCloses', { park: formatTime(parkCloses, language, form) })} />
              </p>
            )}
          </div>
        </div>
        <div className={`stack--wide ${css.ticketStub}`}>
          <dl>
            {hours && (
              <div>
                <dt className="soft">{t('kids:valid')}</dt>
                <dd className="semibold">
                  <Spoken say={(form) => formatTimeRange(hours, language, form)} />
                </dd>
              </div>
            )}
            {others.map(({ label, value }) => (
              <div key={label}>
                <dt className="soft">{label}</dt>
                <dd className="semibold">{value}</dd>
              </div>
            ))}
          </dl>
          <AskHotel question={t('kids:askMessage')} />
        </div>
      </div>
    </section>
  );
}
