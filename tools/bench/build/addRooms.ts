import path from 'node:path';
import fs from 'node:fs';
import sharp from 'sharp';

interface Picture {
  readonly file: string;
}
type Room = Readonly<Record<string, unknown>> & {
  readonly name: Readonly<Record<string, string>>;
  readonly area: number;
  readonly pictures: readonly Picture[];
};

const roomsOf = (folder: string): string => path.join(folder, 'content/rooms');

const readRooms = (folder: string): Room[] =>
  fs
    .readdirSync(roomsOf(folder))
    .sort()
    .map((name) => JSON.parse(fs.readFileSync(path.join(roomsOf(folder), name), 'utf8')) as Room);

const writeRoom = (folder: string, slug: string, room: Room): void =>
  fs.writeFileSync(path.join(roomsOf(folder), `${slug}.json`), JSON.stringify({ ...room, slug }));

/** The room with a mark appended to its name in every language. */
const renamed = (room: Room, mark: string): Room => ({
  ...room,
  name: Object.fromEntries(Object.entries(room.name).map(([language, words]) => [language, `${words} ${mark}`])),
});

/**
 * Adds room types to a copy of the project until it has `rooms`. They are copies of the existing ones under other names, with the same photos: the
 * number of pages grows, not that of pictures.
 */
export function growHotel(folder: string, { rooms }: { rooms: number }): void {
  const known = readRooms(folder);
  for (let number = known.length + 1; number <= rooms; number += 1) {
    const model = known[number % known.length];
    if (!model) throw new Error('The hotel has no room to copy.');
    writeRoom(folder, `bench-${number}`, { ...renamed(model, String(number)), order: 1000 + number, area: model.area + number / 100, code: null });
  }
}

/** Adds one room with one new photo, as a marketer would. */
export async function addRoom(folder: string): Promise<void> {
  const [model] = readRooms(folder);
  const [first, ...others] = model?.pictures ?? [];
  if (!model || !first) throw new Error('The hotel has no room to copy.');
  const photo = path.join(roomsOf(folder), first.file);
  const changed = path.join(path.dirname(photo), 'bench-photo.jpg');
  await sharp(photo).modulate({ brightness: 1.05 }).jpeg({ quality: 90 }).toFile(changed);
  const pictures = [{ ...first, file: path.posix.join(path.posix.dirname(first.file), 'bench-photo.jpg') }, ...others];
  writeRoom(folder, 'bench-room', { ...renamed(model, '+'), order: 999, code: null, pictures });
}
