import { useTranslation } from 'react-i18next';
import { hasPage } from '../../browser/absentPages';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';

const mapPath = '/estrutura#mapa';

/** A link to the map of the resort, if it has a page for it. */
export function MapLink() {
  const { t } = useTranslation(['common']);
  if (!hasPage(mapPath)) return null;
  return (
    <SiteLink className="link" to={mapPath}>
      <Icon name="pin" />
      {t('common:onMap')}
    </SiteLink>
  );
}
