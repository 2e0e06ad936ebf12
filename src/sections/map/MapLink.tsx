import { useI18n } from '../../hooks/useI18n';
import { hasPage } from '../../browser/absentPages';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';

const mapPath = '/estrutura#mapa';

export function MapLink() {
  const { t } = useI18n(['common']);
  if (!hasPage(mapPath)) return null;
  return (
    <SiteLink className="link" to={mapPath}>
      <Icon name="pin" />
      {t('common:onMap')}
    </SiteLink>
  );
}
