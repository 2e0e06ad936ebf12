import { pageOfRole } from '../pages/addresses';

/** The event types of the events form (docs/hotel-rules.md 8.4), each a page role, by their values in the query parameter `tipo`. */
const messages = { corporate: 'corporativo', social: 'social', marriage: 'casamento' } as const;
export type EventType = keyof typeof messages;
export const eventTypeNames = Object.keys(messages) as readonly EventType[];

/** Whether an outside value is an event type; the form's "select" option is not one. */
export const isEventType = (text: unknown): text is EventType => typeof text === 'string' && Object.hasOwn(messages, text);

/** The event type in a query; null if it is missing or unknown. */
export function eventTypeFromQuery(search: string): EventType | null {
  const word = new URLSearchParams(search).get('tipo');
  return eventTypeNames.find((type) => messages[type] === word) ?? null;
}

/** Name of the form on the page of an event type; each form has its own draft. */
export const eventFormName = (type: EventType): string => `event-${type}`;

/** The page of an event type, without language, with the type as a parameter: `/festas?tipo=social`; null if the hotel has none. */
export const eventTypePage = (type: EventType): string | null => pageOfRole[type] && `${pageOfRole[type]}?tipo=${messages[type]}`;
