import en from '../../../locales/en/sky.json';
import fr from '../../../locales/fr/sky.json';
import pt from '../../../locales/pt/sky.json';
import { formatTime } from '../../domain/i18n/formatTime';
import { sunCoordinates, type HotelCoordinates } from '../../domain/sky/sky';
import { skyOfStay } from '../../domain/sky/staySky';
import { formatDate } from '../../domain/stay/plainDate';
import type { Stay } from '../../domain/stay/stay';
import { hotelZone } from '../../browser/hotelZone';
import { bundledI18n } from '../../i18n/bundledI18n';
import { useLanguage } from '../../hooks/useLanguage';
import type { Language } from '../../site';

/** The texts are part of the lazily loaded chunks that use them: one shows them, one writes them into a file. */
const messages = bundledI18n({ pt: { sky: pt }, en: { sky: en }, fr: { sky: fr } });

/**
 * Sun and moon of a stay in two sentences: its first sunset and sunrise, then the moon of its first night and the next full or new moon within the stay.
 * Empty where a date is missing or there is no night.
 */
export function describeSky({ stay, hotel, language }: { stay: Stay; hotel: HotelCoordinates; language: Language }): string {
  const sky = skyOfStay({ stay, place: sunCoordinates(hotel), zone: hotelZone });
  if (!sky) return '';
  const t = messages.getFixedT<['sky']>(language, ['sky']);
  const { sun, phase, later } = sky;
  const timeText = (time: string): string => t(sun?.approximate ? 'sky:about' : 'sky:at', { time: formatTime(time, language) });
  const moon = t('sky:firstNight', {
    moon: t(`sky:phases.${phase}`),
    later: later ? t(`sky:later.${later.phase}`, { date: formatDate(later.date) }) : '',
  });
  return sun ? `${t('sky:sun', { sunset: timeText(sun.sunset), sunrise: timeText(sun.sunrise) })} ${moon}` : moon;
}

export const namespaces = [];

/** Sun and moon of a stay as text. */
export default function SunAndMoon({ stay, hotel }: { stay: Stay; hotel: HotelCoordinates }) {
  const language = useLanguage();
  return <p className="note soft">{describeSky({ stay, hotel, language })}</p>;
}
