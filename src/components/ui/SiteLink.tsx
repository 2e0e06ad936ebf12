import type { ComponentProps } from 'react';
import { Link } from 'gatsby';
import { localizedPath } from '../../domain/i18n/localizedPath';
import { useLanguage } from '../../hooks/useLanguage';

/** A link to a page of this site, in the language of the page. `to` is the address without language. */
export function SiteLink({ to, ...rest }: Omit<ComponentProps<typeof Link>, 'ref' | 'to'> & { to: string }) {
  return <Link to={localizedPath(to, useLanguage())} {...rest} />;
}
