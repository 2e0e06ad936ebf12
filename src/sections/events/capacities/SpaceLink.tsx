import { SiteLink } from '../../../components/ui/SiteLink';
import * as css from './SpaceLink.module.css';

interface SpaceLinkProps {
  readonly space: { readonly slug: string; readonly name: string };
  readonly page?: string;
}

/** The name of a space as a link to its description. */
export const SpaceLink = ({ space: { slug, name }, page }: SpaceLinkProps) =>
  page === undefined ? (
    <a className={css.link} href={`#${slug}`}>
      {name}
    </a>
  ) : (
    <SiteLink className={css.link} to={`${page}#${slug}`}>
      {name}
    </SiteLink>
  );
