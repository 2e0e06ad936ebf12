import { localizedPath } from '../../domain/i18n/localizedPath';
import { defaultLanguage, languages, languageTags, siteUrl, type Language } from '../../site';

interface PageHeadProps {
  /** Stands after the title. */
  readonly hotelName: string;
  /** Without the hotel's name. */
  readonly title: string;
  readonly description: string;
  /** The page without language. */
  readonly path: string;
  readonly language: Language;
  /** Path of the picture shared with links. */
  readonly image?: string | undefined;
  /** False keeps the page out of search results and leaves its alternates out (`isListed`). */
  readonly listed?: boolean;
}

const openGraphLocales: Readonly<Record<Language, string>> = { pt: 'pt_BR', en: 'en_GB', fr: 'fr_FR' };

/** Title, description, canonical and alternate addresses, Open Graph. It lies outside the i18n provider, so everything comes as data. */
export function PageHead({ hotelName, title, description, path, language, image, listed = true }: PageHeadProps) {
  const address = (to: Language) => `${siteUrl}${localizedPath(path, to)}`;
  const full = `${title} | ${hotelName}`;
  return (
    <>
      <html lang={languageTags[language]} />
      <title>{full}</title>
      <meta name="description" content={description} />
      <meta name="viewport" content="width=device-width, initial-scale=1" />
      <meta name="theme-color" content="#16342a" />
      {listed ? (
        <>
          <link rel="canonical" href={address(language)} />
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={languageTags[other]} href={address(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
      <link rel="icon" href="/icon.svg" type="image/svg+xml" />
      <meta property="og:type" content="website" />
      <meta property="og:site_name" content={hotelName} />
      <meta property="og:title" content={full} />
      <meta property="og:description" content={description} />
      <meta property="og:url" content={address(language)} />
      <meta property="og:locale" content={openGraphLocales[language]} />
      {image && <meta property="og:image" content={`${siteUrl}${image}`} />}
      <meta name="twitter:card" content="summary_large_image" />
    </>
  );
}
