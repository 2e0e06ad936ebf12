/** The kinds of events of the events form (specification §3), each with its page and the word that carries it there in the address. */
export const eventTypes = {
  corporate: { path: '/evento-corporativo', word: 'corporativo' },
  social: { path: '/evento-social', word: 'social' },
  marriage: { path: '/casamento', word: 'casamento' },
} as const;

export type EventType = keyof typeof eventTypes;

export const eventTypeNames = Object.keys(eventTypes) as readonly EventType[];

/** Whether a text from outside names a type; "select" does not. */
export const isEventType = (text: unknown): text is EventType => typeof text === 'string' && Object.hasOwn(eventTypes, text);
