import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { SiteLink } from '../../components/ui/SiteLink';

/** A link to the map of the resort. */
export function MapLink() {
  const { t } = useTranslation(['common']);
  return (
    <SiteLink className="link" to="/estrutura#mapa">
      <Icon name="pin" />
      {t('common:onMap')}
    </SiteLink>
  );
}
