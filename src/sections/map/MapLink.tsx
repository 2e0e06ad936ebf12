import { useWords } from '../../hooks/useWords';
import { hasPage } from '../../browser/absentPages';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';

const mapPath = '/estrutura#mapa';

export function MapLink() {
  const { t } = useWords(['common']);
  if (!hasPage(mapPath)) return null;
  return (
    <SiteLink className="link" to={mapPath}>
      <Icon name="pin" />
      {t('common:onMap')}
    </SiteLink>
  );
}
