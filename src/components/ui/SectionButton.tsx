import { SiteLink } from './SiteLink';

/** The way that a section of content leads on, if it has one. */
export const SectionButton = ({ section: { path, action } }: { section: Pick<Queries.SectionTextFragment, 'path' | 'action'> }) =>
  path && (
    <SiteLink className="btn btn--line" to={path}>
      {action}
    </SiteLink>
  );
