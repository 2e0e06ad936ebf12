import { graphql } from 'gatsby';
import { useState } from 'react';
import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import type { Stay } from '../../domain/stay/stay';
import { useLanguage } from '../../hooks/useLanguage';
import type { HotelToVisit } from './saveStay';

export const fragment = graphql`
  fragment AddToCalendar on StayRules {
    checkIn
    checkOut
    cancellationHours
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

/** A button that downloads the chosen stay as an .ics file, with the cancellation deadline; nothing without both dates. Its script is loaded on click. */
export function AddToCalendar({ stay: { checkIn, checkOut }, rules, hotel }: AddToCalendarProps) {
  const { t } = useTranslation(['rooms']);
  const language = useLanguage();
  const [outcome, setOutcome] = useState<'done' | 'failed' | null>(null);
  if (!checkIn || !checkOut) return null;
  const save = async () => {
    try {
      const { saveStay } = await import('./saveStay');
      saveStay({ checkIn, checkOut, rules, hotel, language });
      setOutcome('done');
    } catch {
      setOutcome('failed');
    }
  };
  return (
    <div>
      <button type="button" className="link" onClick={() => void save()}>
        <Icon name="calendar" />
        {t('rooms:stay.agenda.add')}
      </button>
      <p className="note soft" role="status">
        {outcome && t(`rooms:stay.agenda.${outcome}`)}
      </p>
    </div>
  );
}
