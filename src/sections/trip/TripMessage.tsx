import { useId } from 'react';
import { useTranslation } from 'react-i18next';
import portugueseEvents from '../../../locales/pt/events.json';
import { Icon } from '../../components/ui/Icon';
import { whatsappLink } from '../../domain/contact/contactLinks';
import type { Layout } from '../../domain/events/capacities';
import { plainText } from '../../domain/forms/plainText';
import { composeTripMessage, type TripNames } from '../../domain/trip/tripMessage';
import { useLanguage } from '../../hooks/useLanguage';
import { defaultLanguage } from '../../site';
import * as css from './Trip.module.css';
import type { ResolvedTrip } from './tripItems';
import { useMessageDraft } from './useMessageDraft';

interface TripMessageProps {
  readonly shown: ResolvedTrip;
  /** The hotel’s number. */
  readonly whatsapp: string;
}

/** What a trip holds by its names, given how to take a name and how to say a layout. */
const namesOf = (
  { rooms, halls, pictures, places }: ResolvedTrip,
  nameOf: (thing: { readonly name: string; readonly portuguese: string }) => string,
  settingOf: (layout: Layout) => string,
): TripNames => ({
  rooms: rooms.map(nameOf),
  halls: halls.map((hall) => ({
    name: nameOf(hall),
    question: hall.question && { guests: hall.question.guests, setting: settingOf(hall.question.layout) },
  })),
  pictures: pictures.map(nameOf),
  places: places.map(nameOf),
});

/** The trip as a message to the hotel, in the guest’s language with a line in Portuguese for reception; the guest edits it, WhatsApp sends it. */
export function TripMessage({ shown, whatsapp }: TripMessageProps) {
  const { t } = useTranslation(['trip', 'events', 'common']);
  const language = useLanguage();
  const id = useId();
  const { text, behind, edited, write, compose } = useMessageDraft(
    composeTripMessage({
      language,
      names: namesOf(
        shown,
        ({ name }) => name,
        (layout) => t(`events:layouts.${layout}.as`),
      ),
      portuguese: namesOf(
        shown,
        ({ portuguese }) => portuguese,
        (layout) => portugueseEvents.layouts[layout].as,
      ),
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
      <textarea id={id} aria-describedby={`${id}-hint`} rows={12} value={text} onChange={(event) => write(event.currentTarget.value)} />
      <p role="status" className="note">
        {behind && t('trip:send.changed')}
      </p>
      <div className={css.acts}>
        <a className="btn" href={whatsappLink(whatsapp, plainText(text, { lines: true }))} target="_blank" rel="noopener">
          <Icon name="whatsapp" />
          {t('trip:send.whatsapp')}
          <span className="sr">{` (${t('common:newTab')})`}</span>
        </a>
        {edited && (
          <button type="button" className="link" onClick={compose}>
            {t('trip:send.anew')}
          </button>
        )}
      </div>
    </div>
  );
}
