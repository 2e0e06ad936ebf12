import { warning } from '../fault';
import { dotted, stringsOf } from '../json';
import { filesOf, type Rule } from './rule';

/** A year among words, not one of a day such as 2026-12-31 or of a file. */
const yearInWords = /(?<![\d/.-])20\d{2}(?![\d/.-])/g;

/** A year in the texts of an offer is that of its dates: with dates for the coming New Year, “Réveillon 2026” would advertise the past one. */
export const namedYears: Rule = (content) =>
  filesOf(content, 'Offer').flatMap(({ file, data }) => {
    const year = (data.lastDay ?? data.firstDay)?.slice(0, 4);
    if (!year) return [];
    return stringsOf(data)
      .map(({ trail, value }) => ({ trail, named: [...value.matchAll(yearInWords)].map(([named]) => named) }))
      .filter(({ named }) => named.length > 0 && !named.includes(year))
      .map(({ trail, named }) =>
        warning(file, dotted(trail), `it names ${named.join(', ')}, but the days of the offer are of ${year}`, 'name the year of the days, or none'),
      );
  });
