import type { TFunction } from 'i18next';
import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import events from '../../../locales/pt/events.json';
import trip from '../../../locales/pt/trip.json';
import { Icon } from '../../components/ui/Icon';
import { whatsappLink } from '../../domain/contact/contactLinks';
import type { Layout } from '../../domain/events/layouts';
import { plainText } from '../../domain/forms/visitorInput';
import { composeTripMessage, type TripMessageTexts, type TripNames } from '../../domain/trip/tripMessage';
import { useLanguage } from '../../hooks/useLanguage';
import { bundledI18n } from '../../i18n/bundledI18n';
import { defaultLanguage } from '../../site';
import * as css from './Trip.module.css';
import type { ResolvedTrip } from './tripItems';
import { useMessageDraft } from './useMessageDraft';

interface TripMessageProps {
  readonly shown: ResolvedTrip;
  /** The hotel’s WhatsApp number. */
  readonly whatsapp: string;
}

/** The Portuguese texts, for the line to reception; by key, so that the bundle has no other texts of the two files. */
const inPortuguese = bundledI18n({
  [defaultLanguage]: {
    trip: { stay: trip.stay, rooms: trip.rooms, spaces: trip.spaces, dates: trip.dates, message: trip.message },
    events: { layouts: events.layouts },
  },
}).getFixedT<['trip', 'events']>(defaultLanguage, ['trip', 'events']);

const textsOf = (t: TFunction<['trip', 'events']>): TripMessageTexts => ({
  greeting: t('trip:message.greeting'),
  stay: t('trip:stay'),
  rooms: t('trip:rooms'),
  spaces: t('trip:spaces'),
  pictures: t('trip:message.pictures'),
  plan: (day) => (day ? t('trip:message.plan', { day }) : t('trip:message.planWithoutDay')),
  dates: (range) => t('trip:dates', range),
  people: (count) => t('trip:message.people', { count }),
  colon: t('trip:message.colon'),
});

/** The names of all items of a trip, given how to get a name and how to format a layout. */
const namesOf = (
  { rooms, spaces, pictures, places }: ResolvedTrip,
  nameOf: (thing: { readonly name: string; readonly portuguese: string }) => string,
  settingOf: (layout: Layout) => string,
): TripNames => ({
  rooms: rooms.map(nameOf),
  spaces: spaces.map((space) => ({
    name: nameOf(space),
    question: space.question && { guests: space.question.guests, setting: settingOf(space.question.layout) },
  })),
  pictures: pictures.map(nameOf),
  places: places.map(nameOf),
});

/** The trip as a message to the hotel, in the guest’s language with a line in Portuguese for reception; the guest can edit it and send it by WhatsApp. */
export function TripMessage({ shown, whatsapp }: TripMessageProps) {
  const { t } = useTranslation(['trip', 'events', 'common']);
  const language = useLanguage();
  const id = useId();
  const { text, outdated, edited, edit, reset } = useMessageDraft(
    composeTripMessage({
      language,
      own: {
        texts: textsOf(t),
        names: namesOf(
          shown,
          (item) => item.name,
          (layout) => t(`events:layouts.${layout}.as`),
        ),
      },
      portuguese: {
        texts: textsOf(inPortuguese),
        names: namesOf(
          shown,
          (item) => item.portuguese,
          (layout) => inPortuguese(`events:layouts.${layout}.as`),
        ),
      },
      reception: t('common:reception'),
      day: shown.trip.day,
      stay: shown.trip.stay,
    }),
  );
  return (
    <div className={css.message}>
      <label htmlFor={id}>{t('trip:send.label')}</label>
      <p id={`${id}-hint`} className="soft">
        {language === defaultLanguage ? t('trip:send.hint') : t('trip:send.hintReception')}
      </p>
      <textarea id={id} aria-describedby={`${id}-hint`} rows={12} value={text} onChange={(event) => edit(event.currentTarget.value)} />
      <p role="status" className="note">
        {outdated && t('trip:send.changed')}
      </p>
      <div className={css.acts}>
        <a className="btn" href={whatsappLink(whatsapp, plainText(text, { lines: true }))} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          {t('trip:send.whatsapp')}
          <span className="sr">{` (${t('common:newTab')})`}</span>
        </a>
        {edited && (
          <button type="button" className="link" onClick={reset}>
            {t('trip:send.anew')}
          </button>
        )}
      </div>
    </div>
  );
}
