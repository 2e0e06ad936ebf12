import type { HotelCoordinates } from '../../domain/sky/sky';
import type { Stay } from '../../domain/stay/stay';
import { useLanguage } from '../../hooks/useLanguage';
import { describeSky } from './describeSky';

export const namespaces = [];

/** Sun and moon of a stay as text. */
export default function SunAndMoon({ stay, hotel }: { stay: Stay; hotel: HotelCoordinates }) {
  const language = useLanguage();
  return <p className="note soft">{describeSky({ stay, hotel, language })}</p>;
}
