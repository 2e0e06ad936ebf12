import { graphql } from 'gatsby';
import type { ReactNode } from 'react';
import { HoursExceptions } from '../../components/hours/HoursExceptions';
import { ArrowLink } from '../../components/ui/ArrowLink';
import { Spoken } from '../../components/ui/Spoken';
import { useI18n } from '../../hooks/useI18n';
import { mainHours } from '../../domain/hours/hoursOn';
import { formatWeekdays } from '../../domain/i18n/formatWeekdays';
import { formatTimeRange } from '../../domain/i18n/formatTime';
import { Entry, type EntryProps } from './Entry';

export const reason = graphql`
  fragment ReasonEntry on Item {
    slug
    title(language: $language)
    text(language: $language)
    path
    action(language: $language)
    picture {
      ...HalfPicture
    }
  }
`;

export const place = graphql`
  fragment PlaceEntry on Facility {
    slug
    summary(language: $language)
    ...PlaceHours
    pictures {
      ...HalfPicture
    }
  }
`;

interface ReasonEntryProps extends Pick<EntryProps, 'picture'> {
  readonly entry: Queries.ReasonEntryFragment;
  readonly children?: ReactNode;
}

export function ReasonEntry({ entry: { slug, title, text, path, action }, children, ...rest }: ReasonEntryProps) {
  return (
    <Entry id={slug} title={title} when={null} card {...rest}>
      <p>{text}</p>
      {children}
      {path && <ArrowLink to={path}>{action}</ArrowLink>}
    </Entry>
  );
}

/** A place of the resort as a reason to come, with its hours. */
export function PlaceEntry({ entry, facility }: { entry: Queries.ReasonEntryFragment; facility: Queries.PlaceEntryFragment }) {
  const { t, language } = useI18n(['hours']);
  const { summary, pictures } = facility;
  // the park also has hours of its monitors: shown is when the place itself opens
  const place = mainHours(facility);
  const lines = [{ hours: place.hours, days: null }, ...(place.seasons ?? [])].flatMap(({ hours: [open], days }) => (open ? [{ open, days }] : []));
  return (
    <ReasonEntry entry={entry} picture={pictures[0] ?? null}>
      <p className="note">{summary}</p>
      {lines.map(({ open, days }) => (
        <p key={days} className="note tabular">
          <Spoken
            say={(form) =>
              [
                open.service !== 'open' && t(`hours:services.${open.service}`),
                // a word joiner, so that the hours do not break at the dash
                formatTimeRange(open, language, form).replace('–', '–\u2060'),
                formatWeekdays(open.days, language),
                days,
              ]
                .filter(Boolean)
                .join(', ')
            }
          />
        </p>
      ))}
      <HoursExceptions place={place} />
    </ReasonEntry>
  );
}
