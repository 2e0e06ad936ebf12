import { type ReactNode, type SyntheticEvent, useId, useState } from 'react';
import { useTranslation } from 'react-i18next';
import { changeStayRequest, stayRequestStore } from '../../browser/stayRequestStore';
import * as card from '../../components/ui/FieldCard.module.css';
import { bookingHost } from '../../components/booking/bookingHost';
import { CountStepper } from '../../components/booking/CountStepper';
import { lazyCalendar } from '../../components/booking/lazyCalendar';
import { focusMissingDate, StayDates } from '../../components/booking/StayDates';
import { classes } from '../../components/ui/classes';
import { Icon } from '../../components/ui/Icon';
import { bookingUrl } from '../../domain/booking/bookingUrl';
import { childrenBounds, maximumPeople, minimumPeople } from '../../domain/booking/people';
import { moveWithToday, type Stay, stayProblem } from '../../domain/stay/stay';
import { useHotelToday } from '../../hooks/useHotelNow';
import { useStore } from '../../hooks/useStore';
import * as css from './StayRequest.module.css';

/** The counted guests; `suffix` ends the keys of their buttons' texts, as in `fewerAdults`. */
const guests = [
  { who: 'adults', suffix: 'Adults', icon: 'person', bounds: { minimum: minimumPeople, maximum: maximumPeople } },
  { who: 'children', suffix: 'Children', icon: 'child', bounds: childrenBounds },
] as const;

interface StayRequestProps {
  readonly words: Queries.SectionWordsFragment;
  readonly engine: NonNullable<Queries.PageLayoutFragment['hotel']>['booking'];
  /** Times, HH:MM. */
  readonly rules: { readonly checkIn: string; readonly checkOut: string };
  /** Taxes and other conditions of the chosen stay, below the card. */
  readonly children?: (stay: Stay) => ReactNode;
}

/**
 * The reservation form of the structure page: dates, adults, children. It goes to the booking engine in the same tab, with children in the parameter that content
 * names; without dates it shows an error (docs/hotel-rules.md 2.8).
 */
export function StayRequest({ words, engine, rules, children: conditions }: StayRequestProps) {
  lazyCalendar.usePreload();
  const { t } = useTranslation(['forms', 'booking']);
  const id = useId();
  const today = useHotelToday();
  const request = useStore(stayRequestStore);
  // past dates move to today
  const stay = today ? moveWithToday(request.stay, today) : request.stay;
  const [asked, setAsked] = useState(false);
  const host = bookingHost(engine.host);
  const problem = stayProblem(stay);
  const missing = asked && problem !== null;

  const submit = (event: SyntheticEvent<HTMLFormElement>) => {
    event.preventDefault();
    setAsked(true);
    if (problem) {
      focusMissingDate(event.currentTarget, problem);
      return;
    }
    window.location.assign(
      bookingUrl({
        host,
        hotelCode: engine.hotelCode,
        stay,
        people: request.adults,
        children: { parameter: engine.childrenParameter, count: request.children },
      }),
    );
  };
  return (
    <section className="on-sand section" id={words.slug} aria-labelledby={`${words.slug}-title`}>
      <div className="wrap">
        <div className="head">
          <h2 id={`${words.slug}-title`}>{words.title}</h2>
          {words.lead && (
            <div className="head__side">
              <p className="soft">{words.lead}</p>
            </div>
          )}
        </div>
        <form
          className={classes('scripted', card.card, css.stay, missing && card.error)}
          aria-label={t('booking:form')}
          noValidate
          data-replay=""
          onSubmit={submit}
        >
          <StayDates today={today} stay={stay} rules={rules} missing={missing} onChange={(next) => changeStayRequest({ stay: next })} />
          {guests.map(({ who, suffix, icon, bounds }) => (
            <div key={who} className={card.column}>
              <span className={card.label} id={`${id}-${who}`}>
                <Icon name={icon} />
                {t(`forms:stay.${who}`)}
              </span>
              <CountStepper
                count={request[who]}
                {...bounds}
                labelledBy={`${id}-${who}`}
                fewerLabel={t(`forms:stay.fewer${suffix}`)}
                moreLabel={t(`forms:stay.more${suffix}`)}
                onChange={(count) => changeStayRequest({ [who]: count })}
              />
              <span className={card.hint}>{t(`forms:stay.${who}Hint`)}</span>
            </div>
          ))}
          <div className={classes(card.submit, css.go)}>
            <button type="submit" className="btn btn--wide" data-replay="">
              {t('booking:submit')}
            </button>
          </div>
          {missing && (
            <p className={card.alert} role="alert">
              <Icon name="alert" />
              {t('forms:stay.missingDates')}
            </p>
          )}
        </form>
        <noscript>
          <a className="btn" href={`${host}/hotel/${engine.hotelCode}`}>
            {t('booking:submit')}
          </a>
        </noscript>
        {conditions && <div className={`note soft ${css.conditions}`}>{conditions(stay)}</div>}
      </div>
    </section>
  );
}
