import { graphql } from 'gatsby';
import type { Trip } from '../../domain/trip/trip';

export const room = graphql`
  fragment TripRoom on Room {
    slug
    name(language: $language)
    portuguese: name(language: "pt")
    area
    occupancy {
      min
      max
    }
    cover {
      ...CardPicture
    }
  }
`;

export const place = graphql`
  fragment TripPlace on Place {
    slug
    name(language: $language)
    portuguese: name(language: "pt")
    ...PlaceHours
  }
`;

export const album = graphql`
  fragment TripAlbum on Album {
    pictures {
      alt(language: $language)
      caption(language: $language)
      portuguese: caption(language: "pt")
      file {
        name
      }
    }
  }
`;

export interface AvailableItems {
  readonly rooms: readonly Queries.TripRoomFragment[];
  readonly places: readonly Queries.TripPlaceFragment[];
  readonly albums: readonly Queries.TripAlbumFragment[];
}

export interface TripPicture {
  readonly slug: string;
  readonly name: string;
  readonly portuguese: string;
  readonly alt: string;
}

/** The distinct pictures of all albums. */
export function picturesOf(albums: readonly Queries.TripAlbumFragment[]): TripPicture[] {
  const pictures = new Map<string, TripPicture>();
  for (const { alt, caption, portuguese, file } of albums.flatMap((one) => one.pictures))
    pictures.set(file.name, { slug: file.name, alt, name: caption ?? alt, portuguese: portuguese ?? alt });
  return [...pictures.values()];
}

/** The items of a trip with their data, in the trip’s order. */
export interface ResolvedTrip {
  readonly trip: Trip;
  readonly rooms: readonly Queries.TripRoomFragment[];
  readonly pictures: readonly TripPicture[];
  readonly places: readonly Queries.TripPlaceFragment[];
}

/** Looks up the items of a trip; those that the hotel does not have are omitted. */
export function resolveTrip(trip: Trip, { rooms, places }: Omit<AvailableItems, 'albums'>, pictures: readonly TripPicture[]): ResolvedTrip {
  const among =
    <Item extends { readonly slug: string }>(items: readonly Item[]) =>
    (slug: string): Item[] =>
      items.filter((item) => item.slug === slug);
  return {
    trip,
    rooms: trip.rooms.flatMap(among(rooms)),
    pictures: trip.pictures.flatMap(among(pictures)),
    places: trip.places.flatMap(among(places)),
  };
}
