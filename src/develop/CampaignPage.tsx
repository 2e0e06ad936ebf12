import type { PageProps } from 'gatsby';
import encodeQR from 'qr';
import { useState } from 'react';
import en from '../../locales/en/campaign.json';
import fr from '../../locales/fr/campaign.json';
import pt from '../../locales/pt/campaign.json';
import { bookingHost } from '../components/booking/bookingHost';
import { initialPeople } from '../domain/booking/people';
import { type Campaign, campaignFaults, campaignLink } from '../domain/campaign/campaign';
import { useHotelToday } from '../hooks/useHotelNow';
import { useLanguage } from '../hooks/useLanguage';
import { siteUrl } from '../site';
import { CampaignFields } from './CampaignFields';
import * as css from './CampaignPage.module.css';

/** The texts of this page in all languages: it is not published, so its size does not matter. */
const campaignWords = { pt, en, fr } as const;

/** Modules of the quiet zone around the code (ISO/IEC 18004). */
const quietZone = 4;

/** The QR code of a text as a data URL of an SVG; with a white background, so that it is readable on any paper. */
function qrPicture(text: string): string {
  const svg = encodeQR(text, 'svg', { ecc: 'medium', border: quietZone }).replace('<path', '<rect width="100%" height="100%" fill="#fff"/><path');
  return `data:image/svg+xml,${encodeURIComponent(svg)}`;
}

interface CampaignResultProps {
  readonly words: typeof pt;
  /** Null while the form has errors. */
  readonly link: string | null;
}

/** The link, with a copy button, and its QR code for print. */
function CampaignResult({ words, link }: CampaignResultProps) {
  const [copied, setCopied] = useState<'copied' | 'notCopied' | null>(null);
  if (!link) return <p className={css.result}>{words.pending}</p>;
  const picture = qrPicture(link);
  const copy = () =>
    navigator.clipboard.writeText(link).then(
      () => setCopied('copied'),
      () => setCopied('notCopied'),
    );
  return (
    <section className={css.result} aria-labelledby="link">
      <h2 id="link">{words.result}</h2>
      <p>
        <a href={link} className={css.address}>
          {link}
        </a>
      </p>
      <button type="button" className="btn" onClick={() => void copy()}>
        {words.copy}
      </button>
      <p role="status">{copied && words[copied]}</p>
      <img src={picture} alt={words.qr} width="320" height="320" />
      <a href={picture} download="qr-code.svg" className="btn btn--line">
        {words.download}
      </a>
    </section>
  );
}

/** The page context that `createContentPages` sets. */
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
