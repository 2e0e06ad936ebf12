import type { TFunction } from 'i18next';
import portuguese from '../../../locales/pt/sky.json';
import { type Form, formatTime } from '../../domain/i18n/formatTime';
import { sunCoordinates, type HotelCoordinates } from '../../domain/sky/sky';
import { skyOfStay } from '../../domain/sky/staySky';
import { formatDate } from '../../domain/time/plainDate';
import type { Stay } from '../../domain/stay/stay';
import { hotelZone } from '../../browser/hotelZone';
import { useLanguage } from '../../hooks/useLanguage';
import type { Namespace } from '../../i18n/namespaces';
import { useMessages } from '../../i18n/useMessages';
import type { Language } from '../../site';
import { Spoken } from '../ui/Spoken';

export const namespaces: readonly Namespace[] = [{ name: 'sky', portuguese }];

interface SkyToDescribe extends Partial<Form> {
  readonly stay: Stay;
  readonly hotel: HotelCoordinates;
  readonly language: Language;
  readonly t: TFunction<['sky']>;
}

/** Sun and moon of a stay in two sentences; empty where a date is missing or there is no night. */
export function describeSky({ stay, hotel, language, t, ...form }: SkyToDescribe): string {
  const sky = skyOfStay({ stay, place: sunCoordinates(hotel), zone: hotelZone });
  if (!sky) return '';
  const { sun, phase, later } = sky;
  const timeText = (time: string): string => t(sun?.approximate ? 'sky:about' : 'sky:at', { time: formatTime(time, language, form) });
  const moon = t('sky:firstNight', {
    moon: t(`sky:phases.${phase}`),
    later: later ? t(`sky:later.${later.phase}`, { date: formatDate(later.date) }) : '',
  });
  return sun ? `${t('sky:sun', { sunset: timeText(sun.sunset), sunrise: timeText(sun.sunrise) })} ${moon}` : moon;
}

export default function SunAndMoon({ stay, hotel }: { stay: Stay; hotel: HotelCoordinates }) {
  const language = useLanguage();
  const t = useMessages('sky');
  return (
    <p className="note soft">
      <Spoken say={(form) => describeSky({ stay, hotel, language, t, ...form })} />
    </p>
  );
}
