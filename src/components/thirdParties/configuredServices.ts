import type { Service } from '../../domain/visitor/consent';
import { botCheckService } from './botCheckService';
import { marketingService } from './marketingService';

const all = ['marketing', 'botCheck'] as const satisfies readonly Service[];
const configured: Readonly<Record<Service, () => unknown>> = { marketing: marketingService, botCheck: botCheckService };

/** The configured services, for which consent is asked. */
export const configuredServices = (): readonly Service[] => all.filter((service) => configured[service]());
