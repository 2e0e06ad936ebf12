import { graphql, Link } from 'gatsby';
import type { ReactNode } from 'react';
import { useTranslation } from 'react-i18next';
import type factSheets from '../../../locales/pt/factSheets.json';
import { PageHead } from '../../components/seo/PageHead';
import { Brand } from '../../components/ui/Brand';
import { Icon } from '../../components/ui/Icon';
import { PrintButton } from '../../components/ui/PrintButton';
import { mailLink, phoneLink, whatsappLink } from '../../domain/contact/contactLinks';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { defaultLanguage, languages, languageTags } from '../../site';
import * as css from './FactSheet.module.css';
import { TextInAllLanguages, type TextByLanguage, wordsInAllLanguages } from './allLanguages';

export const fragment = graphql`
  fragment FactSheetHotel on Hotel {
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

interface FactSheetPageProps {
  readonly hotel: Queries.FactSheetHotelFragment;
  /** The name of the fact sheet's subject. */
  readonly names: TextByLanguage;
  /** Path of the page about it, without language. */
  readonly page: string;
  /** Smaller spacing, for a sheet with much content. */
  readonly dense?: boolean;
  readonly children: ReactNode;
}

/** Puts the language in the hash, which is the reader's, first: its column, its link, its words. */
const readersLanguageFirst = languages
  .filter((language) => language !== defaultLanguage)
  .map((language) => `.${css.desk}:has(#${language}:target) :is(.${css.words} [data-for~=${language}],[hreflang^=${language}],#${language}){order:-1}`)
  .join('');

/** A fact sheet: one A4 page in print, and the same on screens, below links back and to print it. */
export function FactSheetPage({ hotel, names, page, dense = false, children }: FactSheetPageProps) {
  const { i18n } = useTranslation(['factSheets']);
  const { textsOf, show } = wordsInAllLanguages(i18n);
  const back = textsOf((t, language) => t('factSheets:back', { name: names[language] }));
  const { phone, whatsapp, email, address } = hotel;
  return (
    <main id="conteudo" className={css.desk}>
      <style>{readersLanguageFirst}</style>
      <div className={`no-print ${css.bar}`}>
        <nav aria-label={languages.map((language) => names[language]).join(' · ')}>
          {languages.map((language) => (
            <Link key={language} to={localizedPath(page, language)} hrefLang={languageTags[language]} lang={languageTags[language]} className="link">
              {back[language]}
            </Link>
          ))}
        </nav>
        <PrintButton className="btn">
          <span>{show((t) => t('factSheets:print'))}</span>
        </PrintButton>
      </div>
      <article className={css.factSheet} data-dense={dense}>
        <header className={css.head}>
          <Brand name={hotel.shortName} descriptor={hotel.descriptor} layout="row" />
          <p className="soft">{show((t) => t('factSheets:label'))}</p>
        </header>
        <h1>
          <TextInAllLanguages words={names} />
        </h1>
        {children}
        <footer className={css.foot}>
          <p>
            {hotel.name}, {address.street}, {address.locality}, {address.region}
          </p>
          <p>{show((t) => t('factSheets:ask'))}</p>
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

interface FactSheetHeadProps {
  readonly name: string;
  readonly hotelName: string;
  readonly path: string;
  readonly locales: Queries.LocalesFragment;
}

/** The `Head` of a fact sheet. It repeats the content of a page, so search engines only list that page (`isListed`). */
export function FactSheetHead({ name, hotelName, path, locales }: FactSheetHeadProps) {
  const words = languages.flatMap((language) =>
    locales.nodes.flatMap(({ ns, data, language: own }) => (ns === 'factSheets' && own === language ? [JSON.parse(data) as typeof factSheets] : [])),
  );
  return (
    <PageHead
      hotelName={hotelName}
      title={`${name}: ${words.map(({ label }) => label).join(', ')}`}
      description={`${name}. ${words.map(({ onePage }) => onePage).join(' ')}`}
      path={path}
      language={defaultLanguage}
      listed={false}
    />
  );
}
