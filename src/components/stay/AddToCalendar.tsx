import { graphql } from 'gatsby';
import { useState } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { Icon } from '../ui/Icon';
import type { Stay } from '../../domain/stay/stay';
import type { HotelToVisit } from './saveStay';

export const fragment = graphql`
  fragment AddToCalendar on StayRules {
    checkIn
    checkOut
    ...CancellationRules
    rules {
      slug
      text(language: $language)
    }
  }
`;

interface AddToCalendarProps {
  readonly stay: Stay;
  readonly rules: Queries.AddToCalendarFragment;
  readonly hotel: HotelToVisit;
}

/** A button that downloads the chosen stay as an .ics file, and then says what to do with it; nothing without both dates. */
export function AddToCalendar({ stay: { checkIn, checkOut }, rules, hotel }: AddToCalendarProps) {
  const { t, language } = useI18n(['rooms']);
  const [saved, setSaved] = useState<{ readonly of: string; readonly View: (typeof import('./SavedStay'))['SavedStay']; readonly text: string } | null>(null);
  const [failed, setFailed] = useState(false);
  if (!checkIn || !checkOut) return null;
  const days = checkIn + checkOut;
  const save = async () => {
    try {
      const { SavedStay, saveStay } = await import('./SavedStay');
      setSaved({ of: days, View: SavedStay, text: await saveStay({ checkIn, checkOut, rules, hotel, language }) });
      setFailed(false);
    } catch {
      setFailed(true);
    }
  };
  return (
    <div>
      <button type="button" className="link" onClick={() => void save()}>
        <Icon name="calendar" />
        {t('rooms:stay.agenda.add')}
      </button>
      <p className="note soft" role="status">
        {failed && t('rooms:stay.agenda.failed')}
      </p>
      {saved?.of === days && <saved.View text={saved.text} />}
    </div>
  );
}
