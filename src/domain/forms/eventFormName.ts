import type { EventType } from './eventTypes';

/** Name of the form on the page of a type of event; each keeps a draft of its own. */
export const eventFormName = (type: EventType): string => `event-${type}`;
