import { useI18n } from '../../hooks/useI18n';
import { Icon } from './Icon';
import * as css from './Stars.module.css';

/** A row of stars, not a claim of an official classification (docs/hotel-rules.md 15.6). */
export function Stars({ count }: { count: number }) {
  const { t } = useI18n(['common']);
  return (
    <div className={css.stars} role="img" aria-label={t('common:stars', { count })}>
      {Array.from({ length: count }, (_, index) => (
        <Icon key={index} name="star" />
      ))}
    </div>
  );
}
