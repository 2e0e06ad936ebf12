import type { Language } from '../../site';

interface TripMessageWords {
  readonly greeting: string;
  readonly stay: string;
  readonly rooms: string;
  readonly halls: string;
  readonly pictures: string;
  /** The plan of a day, DD/MM/YYYY, or of no day yet. */
  readonly plan: (day: string | null) => string;
  readonly dates: (checkIn: string, checkOut: string, length: string) => string;
  readonly people: (count: number) => string;
  readonly closing: string;
  /** Stands between a label and what it labels. */
  readonly colon: string;
}

const narrowSpace = '\u202f';

/** What the message of a trip is made of, by language. */
export const tripMessageWords: Readonly<Record<Language, TripMessageWords>> = {
  pt: {
    greeting: 'Olá. Estou planejando minha viagem e gostaria de confirmar com vocês:',
    stay: 'Estadia',
    rooms: 'Quartos',
    halls: 'Espaços para eventos',
    pictures: 'Fotos de que gostei',
    plan: (day) => (day ? `Plano para ${day}` : 'Plano para um dia'),
    dates: (checkIn, checkOut, length) => `de ${checkIn} a ${checkOut} (${length})`,
    people: (count) => (count === 1 ? '1 pessoa' : `${String(count)} pessoas`),
    closing: 'Tudo junto, nesta página:',
    colon: ':',
  },
  en: {
    greeting: 'Hello. I am planning my trip and would like to check with you:',
    stay: 'Stay',
    rooms: 'Rooms',
    halls: 'Event spaces',
    pictures: 'Pictures I liked',
    plan: (day) => (day ? `Plan for ${day}` : 'Plan for a day'),
    dates: (checkIn, checkOut, length) => `from ${checkIn} to ${checkOut} (${length})`,
    people: (count) => (count === 1 ? '1 person' : `${String(count)} people`),
    closing: 'All of it on this page:',
    colon: ':',
  },
  fr: {
    greeting: `Bonjour. Je prépare mon voyage et j’aimerais voir avec vous${narrowSpace}:`,
    stay: 'Séjour',
    rooms: 'Chambres',
    halls: 'Espaces pour événements',
    pictures: 'Photos qui me plaisent',
    plan: (day) => (day ? `Programme du ${day}` : 'Programme d’une journée'),
    dates: (checkIn, checkOut, length) => `du ${checkIn} au ${checkOut} (${length})`,
    people: (count) => (count === 1 ? '1 personne' : `${String(count)} personnes`),
    closing: `Tout est réuni sur cette page${narrowSpace}:`,
    colon: `${narrowSpace}:`,
  },
};

/** How reception is told which language the guest writes, in Portuguese. */
export const guestLanguages: Readonly<Record<Language, string>> = { pt: 'português', en: 'inglês', fr: 'francês' };
