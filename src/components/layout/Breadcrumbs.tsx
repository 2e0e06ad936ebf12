import { useTranslation } from 'react-i18next';
import { SiteLink } from '../ui/SiteLink';
import * as css from './Breadcrumbs.module.css';

/** Breadcrumbs: links to the parent pages, then the page itself without a link. */
export function Breadcrumbs({ parents, here }: { parents: readonly { readonly label: string; readonly path: string }[]; here: string }) {
  const { t } = useTranslation(['common']);
  return (
    <nav aria-label={t('common:breadcrumbs')}>
      <ol className={css.crumbs}>
        {parents.map(({ label, path }) => (
          <li key={path}>
            <SiteLink to={path}>{label}</SiteLink>
          </li>
        ))}
        <li aria-current="page">{here}</li>
      </ol>
    </nav>
  );
}
