import type { ComponentProps } from 'react';
import { Link } from 'gatsby';
import { hasPage } from '../../browser/absentPages';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { useLanguage } from '../../hooks/useLanguage';

/** A link to a page of this site, in the language of the page. `to` is the address without language; its words alone where the hotel has no such page. */
export function SiteLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'ref' | 'to'> & { to: string | null }) {
  const language = useLanguage();
  return hasPage(to) ? <Link to={localizedPath(to, language)} {...rest} /> : <span className={rest.className}>{rest.children}</span>;
}
