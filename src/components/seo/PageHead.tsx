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
  /** False keeps the page out of search results and leaves its alternates out (`isListed`); what its query says, such as a trip, is no page of its own either way. */
  readonly listed?: boolean;
}

/**
 * Title, description, canonical and alternate addresses. It lies outside the i18n provider, so everything comes as data. What no visitor's browser
 * reads, such as previews of links, the build adds (src/gatsby/publish/heads).
 */
export function PageHead({ hotelName, title, description, path, language, listed = true }: PageHeadProps) {
  const address = (to: Language) => `${siteUrl}${localizedPath(path, to)}`;
  return (
    <>
      <title>{`${title} | ${hotelName}`}</title>
      <meta name="description" content={description} />
      {path !== '/404' && <link rel="canonical" href={address(language)} />}
      {listed ? (
        <>
          {languages.map((other) => (
            <link key={other} rel="alternate" hrefLang={languageTags[other]} href={address(other)} />
          ))}
          <link rel="alternate" hrefLang="x-default" href={address(defaultLanguage)} />
        </>
      ) : (
        <meta name="robots" content="noindex" />
      )}
    </>
  );
}
