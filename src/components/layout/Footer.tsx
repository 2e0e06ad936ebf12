import { type CSSProperties, useMemo } from 'react';
import { useI18n } from '../../hooks/useI18n';
import { mailLink, phoneLink, whatsappLink } from '../../domain/contact/contactLinks';
import { hasStandIn } from '../../domain/pages/standIns';
import { usePage } from '../../hooks/usePage';
import { hotelClock } from '../../browser/hotelClock';
import { useHotelToday } from '../../hooks/useHotelNow';
import { ComfortSwitch } from '../comfort/ComfortSwitch';
import { ThirdPartyNotes } from '../thirdParties/ThirdPartyNotes';
import { Picture } from '../media/Picture';
import { Brand } from '../ui/Brand';
import { Icon, type IconName } from '../ui/Icon';
import { SiteLink } from '../ui/SiteLink';
import * as css from './Footer.module.css';
import { LanguageSwitcher } from '../menu/LanguageSwitcher';

const networks = ['instagram', 'facebook', 'youtube', 'linkedin'] as const satisfies readonly IconName[];

/** The footer of every page: badges, logo, links, contacts, social media, legal notices (docs/hotel-rules.md 12.3, 15.1). */
export function Footer({ endsOn, thirdParties }: { endsOn: 'sand' | 'background-family' | undefined; thirdParties: boolean }) {
  const { t } = useI18n(['footer']);
  const page = usePage();
  const { hotel, navigation } = page;
  // the pop-up is no part of the page: where it leads, the footer says it
  const showsStandIn = useMemo(() => hasStandIn({ ...page, announcements: null }), [page]);
  const year = useHotelToday()?.slice(0, 4);
  const { legal } = hotel;
  const legalLine = [legal.company, legal.cnpj && `CNPJ ${legal.cnpj}`, legal.cadastur && `Cadastur ${legal.cadastur}`].filter(Boolean).join(' · ');
  return (
    <>
      <div className="pavement" style={{ background: endsOn && `var(--${endsOn})` }} aria-hidden="true" />
      <footer className={`${css.foot} on-dark on-night`}>
        <div className="wrap">
          <div className={css.footGrid} style={{ '--lists': navigation.footer.length || 1 } as CSSProperties}>
            <div>
              <Brand name={hotel.shortName} descriptor={hotel.descriptor} layout="large" />
              {hotel.award && <p className={css.award}>{hotel.award}</p>}
              {hotel.badges.length > 0 && (
                <div className={`row ${css.badges}`}>
                  {hotel.badges.map(({ slug, top, bottom, picture }) =>
                    picture ? (
                      <Picture key={slug} picture={picture} sizes="6.5rem" />
                    ) : (
                      <p key={slug} className={css.badge}>
                        {top} <br />
                        {bottom}
                      </p>
                    ),
                  )}
                </div>
              )}
            </div>
            {navigation.footer.map(({ slug: column, title, entries }) => (
              <nav key={column} aria-labelledby={`foot-${column}`}>
                <h2 id={`foot-${column}`}>{title}</h2>
                <ul>
                  {entries.map(({ path: to, label }) => (
                    <li key={to}>
                      <SiteLink to={to}>{label}</SiteLink>
                    </li>
                  ))}
                </ul>
              </nav>
            ))}
            <div>
              <h2>{t('footer:contact')}</h2>
              <address>
                <a href={phoneLink(hotel.phone)}>
                  <Icon name="phone" />
                  {hotel.phone}
                </a>
                <a className="print-only" href={whatsappLink(hotel.whatsapp)}>{`WhatsApp ${hotel.whatsapp}`}</a>
                <br />
                <a href={mailLink(hotel.email)}>
                  <Icon name="mail" />
                  {hotel.email}
                </a>
                <p className={css.place}>
                  <Icon name="pin" />
                  <span>
                    {hotel.address.street}
                    <br />
                    {`${hotel.address.locality}, ${hotel.address.region}, ${hotel.address.countryName}`}
                  </span>
                </p>
              </address>
              <ul className={`row no-print ${css.social}`}>
                {networks.map((network) => {
                  const address = hotel.social?.[network];
                  return (
                    address && (
                      <li key={network}>
                        <a href={address} target="_blank" rel="noopener" aria-label={t('footer:newTab', { name: t(`footer:networks.${network}`) })}>
                          <Icon name={network} />
                        </a>
                      </li>
                    )
                  );
                })}
                <li>
                  <a href={whatsappLink(hotel.whatsapp)} target="_blank" rel="noopener" aria-label={t('footer:newTab', { name: 'WhatsApp' })}>
                    <Icon name="whatsapp" />
                  </a>
                </li>
              </ul>
            </div>
          </div>
          <div className={`spread no-print ${css.footLegal}`}>
            <div>
              {/* the server's HTML has the year of the build: the key replaces the line once the year has changed */}
              <p key={year} suppressHydrationWarning>
                {t('footer:copyright', { year: year ?? hotelClock().getFullYear(), name: hotel.name })} <span className="together">{t('footer:rights')}</span>
              </p>
              {legalLine && <p>{legalLine}</p>}
              {showsStandIn && hotel.pictureNote && <p>{hotel.pictureNote}</p>}
              <ComfortSwitch />
              <ThirdPartyNotes allowed={thirdParties} />
            </div>
            <LanguageSwitcher label={t('footer:language')} />
          </div>
        </div>
      </footer>
    </>
  );
}
