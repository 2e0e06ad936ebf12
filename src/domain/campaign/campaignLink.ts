import { bookingUrl } from '../booking/bookingUrl';
import { localizedPath } from '../i18n/localizedPath';
import { utmFields, type Campaign, type CampaignGround } from './campaign';
import { campaignFaults } from './campaignFaults';

/**
 * The link of a campaign: to a page in a language, or where the booking card leads with the same stay, and then `utm_…`.
 * @throws RangeError naming the fields that are not as `campaignFaults` wants them
 */
export function campaignLink(campaign: Campaign, ground: CampaignGround): string {
  const faults = campaignFaults(campaign, ground);
  if (faults.length > 0) throw new RangeError(`a campaign cannot have a link: ${faults.map(({ field, fault }) => `${field} ${fault}`).join(', ')}`);
  const { target, path, language, stay, people, utm } = campaign;
  const words = utmFields.filter((field) => utm[field] !== '').map((field) => `utm_${field}=${utm[field]}`);
  return target === 'engine'
    ? `${bookingUrl({ ...ground.booking, stay, people })}&${words.join('&')}`
    : `${ground.site}${localizedPath(path, language)}?${words.join('&')}`;
}
