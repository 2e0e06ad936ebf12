import { useTranslation } from 'react-i18next';
import { nameOfPage } from '../../domain/pages/navigation';
import { useNavigation } from '../../hooks/useNavigation';
import { SiteLink } from '../ui/SiteLink';
import * as css from './Breadcrumbs.module.css';

interface BreadcrumbsProps {
  /** Paths of the parent pages, the uppermost first; those without a name, to which neither menu nor footer links, are left out. */
  readonly parents: readonly string[];
  /** Of the page itself, which has its name from menu or footer, where they link to it. */
  readonly path: string;
  /** The name of the page itself otherwise. */
  readonly name: string;
}

/** Breadcrumbs: links to the parent pages, then the page itself without a link. */
export function Breadcrumbs({ parents, path: own, name }: BreadcrumbsProps) {
  const { t } = useTranslation(['common']);
  const navigation = useNavigation();
  const nameOf = (path: string) => (path === '/' ? t('common:home') : nameOfPage(navigation, path));
  return (
    <nav aria-label={t('common:breadcrumbs')}>
      <ol className={css.crumbs}>
        {parents.map((path) => {
          const label = nameOf(path);
          return (
            label && (
              <li key={path}>
                <SiteLink to={path}>{label}</SiteLink>
              </li>
            )
          );
        })}
        <li aria-current="page">{nameOf(own) ?? name}</li>
      </ol>
    </nav>
  );
}
