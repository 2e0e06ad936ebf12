import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';

/** The way to the map of the resort, for pages whose content has one. */
export function MapLink() {
  const { t } = useTranslation(['common']);
  return (
    <SiteLink className="link" to="/estrutura#mapa">
      <Icon name="pin" />
      {t('common:onMap')}
    </SiteLink>
  );
}
