/** The event types of the events form (docs/hotel-rules.md 8.4), each with its page and its value in the query parameter `tipo`. */
export const eventTypes = {
  corporate: { path: '/evento-corporativo', word: 'corporativo' },
  social: { path: '/evento-social', word: 'social' },
  marriage: { path: '/casamento', word: 'casamento' },
} as const;

export type EventType = keyof typeof eventTypes;

export const eventTypeNames = Object.keys(eventTypes) as readonly EventType[];

/** Whether a value from outside is an event type; the form's "select" option is none. */
export const isEventType = (text: unknown): text is EventType => typeof text === 'string' && Object.hasOwn(eventTypes, text);

/** The event type whose page is at an address without language; undefined for other pages. */
export const eventTypeAt = (path: string): EventType | undefined => eventTypeNames.find((type) => eventTypes[type].path === path);

/** The event type in a query; null where there is none, or an unknown one. */
export function eventTypeFromQuery(search: string): EventType | null {
  const word = new URLSearchParams(search).get('tipo');
  return eventTypeNames.find((type) => eventTypes[type].word === word) ?? null;
}

/** Name of the form on the page of an event type; each form has its own draft. */
export const eventFormName = (type: EventType): string => `event-${type}`;

/** The page of an event type, without language, with the type as a parameter: `/casamento?tipo=casamento`. */
export const eventTypePage = (type: EventType): string => `${eventTypes[type].path}?tipo=${eventTypes[type].word}`;
