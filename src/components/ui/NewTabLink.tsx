import type { ReactNode } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { Icon, type IconName } from './Icon';

/** A link to another site, in a new tab, which screen readers are told. */
export function NewTabLink({ href, icon, className = 'link', children }: { href: string; icon: IconName; className?: string; children: ReactNode }) {
  const { t } = useI18n(['common']);
  return (
    <a className={className} href={href} target="_blank" rel="noopener">
      <Icon name={icon} />
      {children}
      <span className="sr-only">{` (${t('common:newTab')})`}</span>
    </a>
  );
}
