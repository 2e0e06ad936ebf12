import { SiteLink } from '../../../components/ui/SiteLink';
import * as css from './SpaceLink.module.css';

/** The name of a space as a link to its description. */
export const SpaceLink = ({ space: { slug, name }, page }: { space: { readonly slug: string; readonly name: string }; page?: string }) =>
  page === undefined ? (
    <a className={`touch ${css.link}`} href={`#${slug}`}>
      {name}
    </a>
  ) : (
    <SiteLink className={`touch ${css.link}`} to={`${page}#${slug}`}>
      {name}
    </SiteLink>
  );
