import { eventTypeNames, eventTypes, type EventType } from './eventTypes';

/** The type of event that an address carries along, or null; anything but the known words is nothing. */
export function readEventType(query: string): EventType | null {
  const word = new URLSearchParams(query).get('tipo');
  return eventTypeNames.find((type) => eventTypes[type].word === word) ?? null;
}
