import { graphql, Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import { PageHead } from '../../components/seo/PageHead';
import { Brand } from '../../components/ui/Brand';
import { Icon } from '../../components/ui/Icon';
import { mailLink, phoneLink, whatsappLink } from '../../domain/contact/contactLinks';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { defaultLanguage, languages, languageTags } from '../../site';
import * as css from './Sheet.module.css';
import { TrilingualText, wordsInAllLanguages, type Trilingual } from './trilingual';

export const fragment = graphql`
  fragment SheetHotel on Hotel {
    name
    shortName
    descriptor
    phone
    whatsapp
    email
    address {
      street
      locality
      region
    }
  }
`;

interface SheetPageProps {
  readonly hotel: Queries.SheetHotelFragment;
  /** The name of the sheet's subject. */
  readonly names: Trilingual<string>;
  /** Path of the page about it, without language. */
  readonly page: string;
  /** Smaller spacing, for a sheet with much content. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** A fact sheet: one A4 page in print, and the same on screens, below links back and to print it. */
export function SheetPage({ hotel, names, page, dense = false, children }: SheetPageProps) {
  const { i18n } = useTranslation(['sheets']);
  const { textsOf, show } = wordsInAllLanguages(i18n);
  const back = textsOf((t, language) => t('sheets:back', { name: names[language] }));
  const { phone, whatsapp, email, address } = hotel;
  return (
    <main id="conteudo" className={css.desk}>
      <div className={css.bar}>
        <nav aria-label={languages.map((language) => names[language]).join(' · ')}>
          {languages.map((language) => (
            <Link key={language} to={localizedPath(page, language)} hrefLang={languageTags[language]} lang={languageTags[language]} className="link">
              {back[language]}
            </Link>
          ))}
        </nav>
        <button type="button" className="btn" data-replay="" onClick={() => window.print()}>
          <span>{show((t) => t('sheets:print'))}</span>
        </button>
      </div>
      <article className={css.sheet} data-dense={dense}>
        <header className={css.head}>
          <Brand name={hotel.shortName} descriptor={hotel.descriptor} layout="row" />
          <p className="soft">{show((t) => t('sheets:sheet'))}</p>
        </header>
        <h1>
          <TrilingualText words={names} />
        </h1>
        {children}
        <footer className={css.foot}>
          <p>
            {hotel.name}, {address.street}, {address.locality}, {address.region}
          </p>
          <p>{show((t) => t('sheets:ask'))}</p>
          <address>
            <a href={phoneLink(phone)}>
              <Icon name="phone" />
              {phone}
            </a>
            <a href={whatsappLink(whatsapp)}>
              <Icon name="whatsapp" />
              {whatsapp}
            </a>
            <a href={mailLink(email)}>
              <Icon name="mail" />
              {email}
            </a>
          </address>
        </footer>
      </article>
    </main>
  );
}

interface SheetHeadProps {
  readonly name: string;
  readonly hotelName: string;
  readonly path: string;
}

/** The `Head` of a fact sheet. It repeats the content of a page, so search engines only list that page (`isListed`). */
export function SheetHead({ name, hotelName, path }: SheetHeadProps) {
  return (
    <PageHead
      hotelName={hotelName}
      title={`${name}: ficha, fact sheet, fiche`}
      description={`${name} em uma página para imprimir, em português, inglês e francês. One page to print. Une page à imprimer.`}
      path={path}
      language={defaultLanguage}
      listed={false}
    />
  );
}
