import { settings } from '../../browser/settings';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { isListed } from '../../domain/pages/addresses';
import { defaultLanguage, languages, languageTags, type Language } from '../../site';

interface PageHeadProps {
  readonly data: { readonly page: Queries.PageHeadFragment; readonly hotel: { readonly name: string } };
  readonly pageContext: object;
}

/**
 * The `Head` of a page: `export { PageHead as Head }`. It is rendered outside the i18n provider, so everything comes as data. The build adds link previews and
 * structured data (src/gatsby/publish/heads).
 */
export function PageHead({ data: { page, hotel }, pageContext }: PageHeadProps) {
  const { path, title, description } = page;
  const address = (to: Language) => `${settings.siteUrl}${localizedPath(path, to)}`;
  return (
    <>
      <title>{`${title} | ${hotel.name}`}</title>
      <meta name="description" content={description} />
      {path !== '/404' && <link rel="canonical" href={address((pageContext as { language: Language }).language)} />}
      {isListed(path) ? (
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
