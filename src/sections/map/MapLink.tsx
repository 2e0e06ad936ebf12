import { usePage } from '../../hooks/usePage';
import { useI18n } from '../../hooks/useI18n';
import { hasPage } from '../../browser/absentPages';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';

const mapPath = '/estrutura#mapa';

/** A link to the map; nothing where the hotel has none. */
export function MapLink() {
  const { t } = useI18n(['common']);
  const { map } = usePage();
  if (!map || !hasPage(mapPath)) return null;
  return (
    <SiteLink className="link" to={mapPath}>
      <Icon name="pin" />
      {t('common:onMap')}
    </SiteLink>
  );
}
