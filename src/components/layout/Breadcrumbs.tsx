import { useI18n } from '../../hooks/useI18n';
import { nameOfPage } from '../../domain/pages/navigation';
import { trailTo } from '../../domain/pages/trail';
import { usePage } from '../../hooks/usePage';
import { SiteLink } from '../ui/SiteLink';
import * as css from './Breadcrumbs.module.css';

/** Breadcrumbs: links to the pages above, if menu or footer name them, then the page itself without a link. */
export function Breadcrumbs() {
  const { t } = useI18n(['common']);
  const { navigation, path: page, name } = usePage();
  const nameOf = (path: string) => (path === '/' ? t('common:home') : nameOfPage(navigation, path));
  return (
    <nav aria-label={t('common:breadcrumbs')}>
      <ol className={`row no-print ${css.crumbs}`}>
        {trailTo(page)
          .slice(0, -1)
          .map((path) => {
            const label = nameOf(path);
            return (
              label && (
                <li key={path}>
                  <SiteLink className="touch underlined" to={path}>
                    {label}
                  </SiteLink>
                </li>
              )
            );
          })}
        <li aria-current="page">{name}</li>
      </ol>
    </nav>
  );
}
