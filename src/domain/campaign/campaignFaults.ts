import { maximumPeople, minimumPeople } from '../booking/people';
import { isPlainDate } from '../stay/plainDate';
import { neededUtmFields, utmFields, type Campaign, type CampaignFault, type CampaignGround } from './campaign';
import { utmWord } from './utmWord';

function stayFaults({ stay: { checkIn, checkOut }, people }: Campaign, { today }: CampaignGround): CampaignFault[] {
  const faults: CampaignFault[] = [];
  if (!isPlainDate(checkIn)) faults.push({ field: 'checkIn', fault: 'missing' });
  else if (checkIn < today) faults.push({ field: 'checkIn', fault: 'past' });
  if (!isPlainDate(checkOut)) faults.push({ field: 'checkOut', fault: 'missing' });
  else if (isPlainDate(checkIn) && checkOut <= checkIn) faults.push({ field: 'checkOut', fault: 'order' });
  if (!Number.isInteger(people) || people < minimumPeople || people > maximumPeople) faults.push({ field: 'people', fault: 'range' });
  return faults;
}

/** Why a campaign cannot have its link yet: a field at most once, in the order of the form. */
export function campaignFaults(campaign: Campaign, ground: CampaignGround): readonly CampaignFault[] {
  const aim: CampaignFault[] =
    campaign.target === 'engine' ? stayFaults(campaign, ground) : ground.paths.includes(campaign.path) ? [] : [{ field: 'path', fault: 'unknown' }];
  const words = utmFields.flatMap((field): CampaignFault[] => {
    const word = campaign.utm[field];
    if (word === '') return neededUtmFields.includes(field) ? [{ field, fault: 'missing' }] : [];
    return word === utmWord(word) ? [] : [{ field, fault: 'form' }];
  });
  return [...aim, ...words];
}
