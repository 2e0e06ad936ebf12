import { describeSky } from '../../domain/sky/describeSky';
import { skyPlace, type SunPlace } from '../../domain/sky/sky';
import type { Stay } from '../../domain/stay/stay';
import { hotelZone } from '../../browser/hotelZone';
import { useLanguage } from '../../hooks/useLanguage';
import { skyTexts } from './skyTexts';

export const namespaces = [];

/** Sun and moon of a stay as text. */
export default function SunAndMoon({ stay, hotel }: { stay: Stay; hotel: SunPlace }) {
  const language = useLanguage();
  return <p className="note soft">{describeSky({ stay, place: skyPlace(hotel), zone: hotelZone, language, texts: skyTexts[language] })}</p>;
}
