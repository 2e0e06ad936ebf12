import type { Service } from '../../domain/consent/consent';
import { botCheckService } from './botCheckService';
import { marketingService } from './marketingService';

const all = ['marketing', 'botCheck'] as const satisfies readonly Service[];
const configured: Readonly<Record<Service, () => unknown>> = { marketing: marketingService, botCheck: botCheckService };

/** The services that are configured, and that a visitor is therefore asked about. */
export const configuredServices = (): readonly Service[] => all.filter((service) => configured[service]());
