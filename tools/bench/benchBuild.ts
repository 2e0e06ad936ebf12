import path from 'node:path';
import fs from 'node:fs';
import { languages } from '../../src/site';
import { buildChecks, type BuildReport, buildRows, type HotelBuild, hotelRows } from './build/buildReport';
import { resizePictures } from './build/resizePictures';
import { addRoom, growHotel } from './build/addRooms';
import { copyProject } from '../build/projectCopy';
import { runBuild } from './build/runBuild';
import { evaluate, verdictRows } from './checks';
import { publishedRoutes } from './pages/publishedRoutes';
import { plainTable } from './tables';
import { commandOptions } from '../system/commandOptions';
import { runMain } from '../system/run';

// npm run bench:build: how long builds take. Runs in copies of the project.

const usage = `npm run bench:build -- [options]

  --only hotel          the hotel as it is, or \`sizes\`: larger hotels
  --rooms 100,550,1000  the sizes, in room types; three at equal steps show whether time grows linearly
  --json                figures as JSON instead of tables`;

const options = commandOptions({
  usage,
  options: {
    only: { type: 'string' },
    rooms: { type: 'string', default: '100,550,1000' },
    json: { type: 'boolean', default: false },
  },
});

/** Reports progress on stderr: stdout carries the figures. */
const log = (line: string): void => console.error(line);

/** Runs a function in a copy of the project, then deletes the copy. */
async function inCopy<Result>(act: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = copyProject('bench-build');
  try {
    return await act(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The hotel as it is: a cold build, a second one, and one with a room added. */
const measureHotel = (): Promise<Omit<BuildReport, 'hotels'>> =>
  inCopy(async (folder) => {
    log('Cold build …');
    const { jobs, ...cold } = await runBuild(folder);
    log(`${cold.seconds.toFixed(1)} s\nIts pictures by sharp alone …`);
    const pictures = await resizePictures(jobs);
    log(`${pictures.seconds.toFixed(1)} s\nNothing changed …`);
    const { jobs: _none, ...unchanged } = await runBuild(folder);
    log(`${unchanged.seconds.toFixed(1)} s\nOne room added …`);
    await addRoom(folder);
    const { jobs: _few, ...oneRoom } = await runBuild(folder);
    log(`${oneRoom.seconds.toFixed(1)} s`);
    return { cold, pictures, unchanged, oneRoom };
  });

/** A cold build of a larger hotel, without resizing its pictures, which would hide the time that pages take. */
const measureSize = (rooms: number): Promise<HotelBuild> =>
  inCopy(async (folder) => {
    log(`${rooms} room types …`);
    growHotel(folder, { rooms });
    const { seconds, memory } = await runBuild(folder, { pictures: false });
    const pages = await publishedRoutes({ folder: path.join(folder, 'public'), languages });
    log(`${seconds.toFixed(1)} s`);
    return { rooms, pages: pages.length, seconds, memory };
  });

function print(report: BuildReport): void {
  if (options.json) {
    console.log(JSON.stringify(report, undefined, 2));
    return;
  }
  if (report.cold) console.log(`\n${plainTable(buildRows(report))}`);
  if (report.hotels.length > 0) console.log(`\nLarger hotels, without cache; no picture is resized\n\n${plainTable(hotelRows(report))}`);
  console.log(`\n${plainTable(verdictRows(evaluate(buildChecks, [{ ...report, name: 'build' }])))}\n`);
}

async function main(): Promise<void> {
  const sizes = options.rooms.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Error(`--rooms takes numbers of room types.\n\n${usage}`);
  const hotel = options.only === 'sizes' ? {} : await measureHotel();
  const hotels: HotelBuild[] = [];
  if (options.only !== 'hotel') for (const rooms of sizes) hotels.push(await measureSize(rooms));
  print({ ...hotel, hotels });
}

runMain(main);
