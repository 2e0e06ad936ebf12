import { type KeyboardEvent, type MouseEvent, type ReactNode, useId } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { isPlainClick } from '../../browser/isPlainClick';
import { lazyComponent } from '../../components/lazy/lazyComponent';
import { Icon } from '../../components/ui/Icon';
import type { PlaceHours } from '../../domain/hours/hoursOn';
import { whatsappLink } from '../../domain/contact/contactLinks';
import { useHotel } from '../../hooks/usePage';
import { useEntryState } from '../../hooks/useEntryState';
import { useHydrated } from '../../hooks/useHydrated';

const request = lazyComponent(() => import('./TableRequest'));

/** Reserves a table by WhatsApp: opens fields for day, time and number of people; before hydration and without script it is a WhatsApp link. */
export function ReserveTable({ slug, place, children }: { slug: string; place: PlaceHours & { readonly name: string }; children?: ReactNode }) {
  const { t, language } = useI18n(['gastronomy', 'common']);
  const { whatsapp } = useHotel();
  const live = useHydrated();
  const id = useId();
  const { name } = place;
  const [open, setOpen] = useEntryState(`table-${slug}`, false);
  const toggle = (event: MouseEvent | KeyboardEvent) => {
    event.preventDefault();
    setOpen(!open);
  };
  return (
    <>
      <a
        className="btn btn--line"
        href={whatsappLink(whatsapp, t('gastronomy:tableMessage', { name }))}
        target="_blank"
        rel="noopener"
        {...(live && {
          role: 'button',
          'aria-expanded': open,
          'aria-controls': open ? id : undefined,
          onPointerEnter: () => request.preload(language),
          onFocus: () => request.preload(language),
          onClick: (event) => isPlainClick(event) && toggle(event),
          onKeyDown: (event) => event.key === ' ' && toggle(event),
        })}
      >
        <Icon name="fork" />
        {t('gastronomy:reserve')}
        <span className="sr-only">{live ? ` ${t('gastronomy:whatsapp')}, ${name}` : ` ${t('gastronomy:whatsapp')}, ${name} (${t('common:newTab')})`}</span>
      </a>
      {children}
      {open && <request.View id={id} place={place} onError={() => setOpen(false)} />}
    </>
  );
}
