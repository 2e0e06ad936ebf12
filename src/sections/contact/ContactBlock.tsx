import { graphql } from 'gatsby';
import { useI18n } from '../../hooks/useI18n';
import { Picture, type PictureData } from '../../components/media/Picture';
import { Icon, type IconName } from '../../components/ui/Icon';
import { directionsLink, mailLink, phoneLink, whatsappLink } from '../../domain/contact/contactLinks';
import { useHotel } from '../../hooks/usePage';
import * as css from './ContactBlock.module.css';

export const fragment = graphql`
  fragment ContactBlock on Hotel {
    coastDrawing {
      file
      caption(language: $language)
    }
    address {
      street
      locality(language: $language)
      region
      countryName(language: $language)
      postalCode
    }
    coordinates {
      latitude
      longitude
    }
  }
`;

export function ContactBlock({ heading, hotel, picture }: { heading: string; hotel: Queries.ContactBlockFragment; picture: PictureData | null }) {
  const { t } = useI18n(['contact', 'common']);
  const { phone, whatsapp, email, weather } = useHotel();
  const { address, coordinates, coastDrawing } = hotel;
  const rows: readonly { icon: IconName; text: string; note: string | null; href: string; newTab?: boolean }[] = [
    { icon: 'phone', text: phone, note: t('contact:desk'), href: phoneLink(phone) },
    { icon: 'whatsapp', text: t('contact:whatsapp'), note: null, href: whatsappLink(whatsapp), newTab: true },
    { icon: 'mail', text: email, note: null, href: mailLink(email) },
    ...(coordinates ? [{ icon: 'pin', text: t('contact:directions'), note: null, href: directionsLink(coordinates), newTab: true } as const] : []),
    ...(weather ? [{ icon: 'weather', text: t('common:weather'), note: null, href: weather, newTab: true } as const] : []),
  ];
  return (
    <section className={`on-dark grid ${css.contact}`}>
      <div className={css.text}>
        <h1>{heading}</h1>
        <ul className={css.ways}>
          {rows.map(({ icon, text, note, href, newTab }) => (
            <li key={icon}>
              <a href={href} {...(newTab && { target: '_blank', rel: 'noopener' })}>
                <Icon name={icon} />
                <span>{text}</span>
                {icon === 'whatsapp' && <small className="note soft print-only">{whatsapp}</small>}
                {note && <small className="note soft">{note}</small>}
                {newTab && <span className="sr-only">{` (${t('common:newTab')})`}</span>}
              </a>
            </li>
          ))}
        </ul>
        <address className={css.address}>
          {address.street}
          <small>{[address.locality, address.region, address.postalCode, address.countryName].filter(Boolean).join(', ')}</small>
        </address>
      </div>
      <div className={`no-print ${css.map}`} data-card="">
        {coastDrawing ? (
          <figure className={css.coast}>
            <img src={coastDrawing.file} alt="" />
            <figcaption className="note soft">{coastDrawing.caption}</figcaption>
          </figure>
        ) : (
          picture && <Picture picture={picture} sizes="(width < 56.25em) 100vw, 50vw" />
        )}
      </div>
    </section>
  );
}

export function FacadePicture({ picture }: { picture: PictureData | null }) {
  return <figure className={css.facade}>{picture && <Picture picture={picture} />}</figure>;
}
