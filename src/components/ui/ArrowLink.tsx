import type { ReactNode } from 'react';
import { hasPage } from '../../browser/absentPages';
import { Icon } from './Icon';
import { SiteLink } from './SiteLink';

interface ArrowLinkProps {
  readonly to: string | null;
  /** What it leads to more of, for screen readers, where the text is the same in each entry of a list. */
  readonly about?: string;
  readonly children: ReactNode;
}

/** A link to another page of this site, with an arrow after its text; nothing where the hotel has no such page. */
export function ArrowLink({ to, about, children }: ArrowLinkProps) {
  if (!hasPage(to)) return null;
  return (
    <SiteLink className="link" to={to}>
      {children}
      {about && <span className="sr-only">{` (${about})`}</span>}
      <Icon name="right" />
    </SiteLink>
  );
}
