import { settings } from '../../browser/settings';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { defaultLanguage, languages, languageTags, type Language } from '../../site';

interface PageHeadProps {
  readonly hotelName: string;
  readonly title: string;
  readonly description: string;
  readonly path: string;
  readonly language: Language;
  /** False keeps the page out of search results and omits its alternates (`isListed`). The canonical address never has a query string. */
  readonly listed?: boolean;
}

/** `Head` is rendered outside the i18n provider, so everything comes as data. The build adds link previews and structured data (src/gatsby/publish/heads). */
export function PageHead({ hotelName, title, description, path, language, listed = true }: PageHeadProps) {
  const address = (to: Language) => `${settings.siteUrl}${localizedPath(path, to)}`;
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
