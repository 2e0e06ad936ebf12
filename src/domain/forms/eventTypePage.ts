import { eventTypes, type EventType } from './eventTypes';

/** The page that tells more of a type of event, without language, with the type carried along: `/casamento?tipo=casamento`. */
export const eventTypePage = (type: EventType): string => `${eventTypes[type].path}?tipo=${eventTypes[type].word}`;
