/** The kinds of events of the events form (docs/hotel-rules.md 8.4), each with its page and the word that carries it there in the address. */
export const eventTypes = {
  corporate: { path: '/evento-corporativo', word: 'corporativo' },
  social: { path: '/evento-social', word: 'social' },
  marriage: { path: '/casamento', word: 'casamento' },
} as const;

export type EventType = keyof typeof eventTypes;

export const eventTypeNames = Object.keys(eventTypes) as readonly EventType[];

/** Whether a text from outside names a type; "select" does not. */
export const isEventType = (text: unknown): text is EventType => typeof text === 'string' && Object.hasOwn(eventTypes, text);

/** The type of event that an address carries along, or null; anything but the known words is nothing. */
export function readEventType(query: string): EventType | null {
  const word = new URLSearchParams(query).get('tipo');
  return eventTypeNames.find((type) => eventTypes[type].word === word) ?? null;
}

/** Name of the form on the page of a type of event; each keeps a draft of its own. */
export const eventFormName = (type: EventType): string => `event-${type}`;

/** The page that tells more of a type of event, without language, with the type carried along: `/casamento?tipo=casamento`. */
export const eventTypePage = (type: EventType): string => `${eventTypes[type].path}?tipo=${eventTypes[type].word}`;
