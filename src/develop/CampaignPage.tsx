import type { PageProps } from 'gatsby';
import { useState } from 'react';
import { bookingHost } from '../components/booking/bookingHost';
import { initialPeople } from '../domain/booking/people';
import { type Campaign, campaignFaults, campaignLink } from '../domain/campaign/campaign';
import { useHotelToday } from '../hooks/useHotelNow';
import { useLanguage } from '../hooks/useLanguage';
import { siteUrl } from '../site';
import { CampaignFields } from './CampaignFields';
import * as css from './CampaignPage.module.css';
import { CampaignResult } from './CampaignResult';
import { campaignWords } from './campaignWords';

/** The page context that `createCampaignPage` sets. */
export interface CampaignContext {
  /** The paths of all pages, without language. */
  readonly paths: readonly string[];
  readonly booking: { readonly host: string; readonly hotelCode: string };
}

/**
 * For marketers, in develop mode only: makes a valid link with a QR code from a page or the booking engine, dates, people, language and UTM parameters.
 */
export default function CampaignPage({ pageContext: { paths, booking } }: PageProps<object, CampaignContext>) {
  const language = useLanguage();
  const words = campaignWords[language];
  const today = useHotelToday();
  const [campaign, setCampaign] = useState<Campaign>({
    target: 'page',
    path: '',
    language,
    stay: { checkIn: null, checkOut: null },
    people: initialPeople,
    utm: { source: '', medium: '', campaign: '', term: '', content: '' },
  });
  if (!today) return null;
  const site = { address: siteUrl, paths, booking: { ...booking, host: bookingHost(booking.host) }, today };
  const faults = campaignFaults(campaign, site);
  const link = faults.length === 0 ? campaignLink(campaign, site) : null;
  return (
    <main className={`wrap ${css.campaign}`}>
      <title>{words.title}</title>
      <h1>{words.title}</h1>
      <p className="lead">{words.lead}</p>
      <div className={css.sides}>
        <CampaignFields words={words} campaign={campaign} faults={faults} paths={paths} today={today} onChange={setCampaign} />
        <CampaignResult key={link} words={words} link={link} />
      </div>
    </main>
  );
}
