import { hotelNow, hotelToday } from '../../../src/domain/time/clock';
import { openState } from '../../../src/domain/hours/openingHours';
import { freeCancellationUntil } from '../../../src/domain/stay/cancellation';
import { formatStay } from '../../../src/domain/i18n/formatStay';
import { addDays, formatDate } from '../../../src/domain/time/plainDate';
import { initialStay } from '../../../src/domain/stay/stay';

// Runs as a separate process, in which the time zone can be changed: prints the results of the rules in each given time zone.

const zone = 'America/Sao_Paulo';
const hour = 3_600_000;
const starts = ['2018-11-03T00:00:00Z', '2019-02-16T00:00:00Z', '2024-02-28T00:00:00Z', '2026-03-07T00:00:00Z', '2026-12-31T00:00:00Z'];
const instants = starts.flatMap((start) => Array.from({ length: 60 }, (_, index) => new Date(Date.parse(start) + index * hour)));

function seenAt(instant: Date) {
  const today = hotelToday(instant, zone);
  const stay = initialStay(today);
  return [
    formatDate(today),
    addDays(today, 30),
    formatStay({ stay, language: 'pt' }),
    hotelNow(instant, zone),
    openState(
      { hours: [{ service: 'open', days: ['sat', 'sun'], opens: '09:00', closes: '01:00' }], exceptions: [{ from: '12-31', to: '01-01', closed: true }] },
      hotelNow(instant, zone),
    ),
    freeCancellationUntil({ checkIn: today, checkInTime: '15:00', hours: 72, zone }).toISOString(),
  ];
}

const visitors = process.argv.slice(2).map((visitor) => {
  process.env.TZ = visitor;
  return { zone: visitor, offset: new Date('2026-01-15T12:00:00Z').getTimezoneOffset(), seen: instants.map(seenAt) };
});
process.stdout.write(JSON.stringify(visitors));
