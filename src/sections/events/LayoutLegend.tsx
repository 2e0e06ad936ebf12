import { useTranslation } from 'react-i18next';
import { Icon } from '../../components/ui/Icon';
import { layouts } from '../../domain/events/layouts';
import * as css from './LayoutLegend.module.css';

/** Each layout with its icon and explanation. */
export function LayoutLegend() {
  const { t } = useTranslation(['events']);
  return (
    <div className={css.legend}>
      <h3>{t('events:table.legend')}</h3>
      <dl>
        {layouts.map((layout) => (
          <div key={layout}>
            <dt>
              <Icon name={layout} />
              {t(`events:layouts.${layout}.name`)}
            </dt>
            <dd>{t(`events:layouts.${layout}.text`)}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}
