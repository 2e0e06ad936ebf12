import type { TFunction } from 'i18next';
import { useId, useRef, useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import rooms from '../../../locales/pt/rooms.json';
import trip from '../../../locales/pt/trip.json';
import { readStoredJson, writeStored } from '../../browser/storage';
import { NewTabLink } from '../../components/ui/NewTabLink';
import { isCut, whatsappMessageLink } from '../../domain/contact/messageLinks';
import { forReception, messageToReception } from '../../domain/contact/reception';
import { plainText } from '../../domain/forms/visitorInput';
import { formatDate } from '../../domain/time/plainDate';
import type { TripList } from '../../domain/trip/trip';
import { useHotel } from '../../hooks/usePage';
import { useCopy } from '../../hooks/useCopy';
import { i18nOnDemand } from '../../i18n/namespaces';
import { type Language, sourceLanguage } from '../../site';
import * as css from './Trip.module.css';
import type { ResolvedTrip } from './tripItems';
import { stayText } from './TripStay';

const portuguese = i18nOnDemand(sourceLanguage);
// by key, so that the bundle has no other texts of the two files
portuguese.addResourceBundle(sourceLanguage, 'trip', { stay: trip.stay, rooms: trip.rooms, dates: trip.dates, message: trip.message });
portuguese.addResourceBundle(sourceLanguage, 'rooms', { people_one: rooms.people_one, people_other: rooms.people_other });
const inPortuguese = portuguese.getFixedT<['trip', 'rooms']>(sourceLanguage, ['trip', 'rooms']);

function linesOf({ trip: { stay, day }, ...saved }: ResolvedTrip, t: TFunction<['trip', 'rooms']>, name: 'name' | 'portuguese', language: Language) {
  const namesIn = (list: TripList): string => saved[list].map((item) => item[name]).join(', ');
  return [
    [t('trip:stay'), stay ? stayText(stay, t, language) : ''],
    [t('trip:rooms'), namesIn('rooms')],
    [day ? t('trip:message.plan', { day: formatDate(day) }) : t('trip:message.planWithoutDay'), namesIn('places')],
    [t('trip:message.pictures'), namesIn('pictures')],
  ] as const;
}

/** The guest's edited message, and the composed message that it was based on. */
interface Draft {
  readonly text: string;
  readonly of: string;
}

const storageKey = 'trip-message';

function restore(): Draft | null {
  const stored = readStoredJson('sessionStorage', storageKey) as Partial<Record<keyof Draft, unknown>> | null;
  return typeof stored?.text === 'string' && typeof stored.of === 'string' ? { text: stored.text, of: stored.of } : null;
}

/** The edited message stays after a reload or changes of the trip. Only after hydration, since it reads session storage immediately. */
function useMessageDraft(composed: string) {
  const [draft, setDraft] = useState(restore);
  const set = (next: Draft | null) => {
    setDraft(next);
    writeStored('sessionStorage', storageKey, next && JSON.stringify(next));
  };
  return {
    text: draft?.text ?? composed,
    edited: draft !== null,
    outdated: draft !== null && draft.of !== composed,
    edit: (text: string) => set(text === composed ? null : { text, of: composed }),
    reset: () => set(null),
  };
}

export function TripMessage({ shown }: { shown: ResolvedTrip }) {
  const { t, language } = useI18n(['trip', 'rooms', 'common']);
  const { whatsapp } = useHotel();
  const id = useId();
  const { text, outdated, edited, edit, reset } = useMessageDraft(
    messageToReception({
      language,
      greeting: t('trip:message.greeting'),
      lines: (target) => (target === language ? linesOf(shown, t, 'name', target) : linesOf(shown, inPortuguese, 'portuguese', target)),
      reception: t('common:reception'),
    }),
  );
  const message = plainText(text, { lines: true });
  const chat = whatsappMessageLink(whatsapp, message);
  const field = useRef<HTMLTextAreaElement>(null);
  const { copied, copy } = useCopy(message);
  return (
    <div className={`stack ${css.message}`}>
      <label htmlFor={id}>{t('trip:send.label')}</label>
      <p id={`${id}-hint`} className="soft">
        {forReception(language) ? t('trip:send.hintReception') : t('trip:send.hint')}
      </p>
      <textarea
        ref={field}
        id={id}
        className="box note"
        aria-describedby={`${id}-hint`}
        rows={12}
        value={text}
        onChange={(event) => edit(event.currentTarget.value)}
      />
      <p role="status" className="note">
        {outdated && t('trip:send.changed')}
      </p>
      <div className="row">
        <NewTabLink className="btn" icon="whatsapp" href={chat}>
          {t('trip:send.whatsapp')}
        </NewTabLink>
        <button type="button" className="link" onClick={() => copy(message, field.current)}>
          {t('trip:send.copyMessage')}
        </button>
        {edited && (
          <button type="button" className="link" onClick={reset}>
            {t('trip:send.anew')}
          </button>
        )}
      </div>
      {isCut(chat) && <p>{t('trip:send.cut')}</p>}
      <p role="status" className="note">
        {copied !== null && (copied ? t('trip:send.messageCopied') : t('trip:send.selected'))}
      </p>
    </div>
  );
}
