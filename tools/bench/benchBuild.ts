import { parseArgs } from 'node:util';
import path from 'node:path';
import fs from 'node:fs';
import { languages } from '../../src/site';
import { buildChecks } from './build/buildChecks';
import type { BuildReport, HotelBuild } from './build/buildReport';
import { buildRows, hotelRows } from './build/buildTables';
import { cutPictures } from './build/cutPictures';
import { addRoom, growHotel } from './build/moreRooms';
import { copyProject } from './build/projectCopy';
import { runBuild } from './build/runBuild';
import { judge, verdictRows } from './checks';
import { keepLastRun, lastRunFile, readLastRuns, thisOccasion } from './lastRun';
import { publishedRoutes } from './pages/publishedRoutes';
import { plainTable } from './tables';

// npm run bench:build: how long builds take, in copies of the project; this one is not touched.

const usage = `npm run bench:build -- [options]

  --only hotel          the hotel as it is, or \`sizes\`: larger hotels
  --rooms 100,550,1000  the sizes, in room types; three at equal steps tell a straight line from a curve
  --json                the figures as JSON instead of tables`;

const { values: options } = parseArgs({
  options: {
    only: { type: 'string' },
    rooms: { type: 'string', default: '100,550,1000' },
    json: { type: 'boolean', default: false },
    help: { type: 'boolean', default: false },
  },
});

/** Says how far it is, out of the way of the figures. */
const tell = (line: string): void => console.error(line);

/** Does something in a copy of the project, and leaves nothing of it. */
async function inCopy<Result>(act: (folder: string) => Promise<Result>): Promise<Result> {
  const folder = copyProject('bench-build');
  try {
    return await act(folder);
  } finally {
    fs.rmSync(folder, { recursive: true, force: true });
  }
}

/** The hotel as it is: from nothing, again, and with a room more. */
const measureHotel = (): Promise<Omit<BuildReport, 'hotels'>> =>
  inCopy(async (folder) => {
    tell('Cold build …');
    const { jobs, ...cold } = await runBuild(folder);
    tell(`${cold.seconds.toFixed(1)} s\nIts pictures by sharp alone …`);
    const pictures = await cutPictures(jobs);
    tell(`${pictures.seconds.toFixed(1)} s\nNothing changed …`);
    const { jobs: _none, ...unchanged } = await runBuild(folder);
    tell(`${unchanged.seconds.toFixed(1)} s\nOne room added …`);
    await addRoom(folder);
    const { jobs: _few, ...oneRoom } = await runBuild(folder);
    tell(`${oneRoom.seconds.toFixed(1)} s`);
    return { cold, pictures, unchanged, oneRoom };
  });

/** A larger hotel from nothing, but for its pictures: they are not cut, so that their time does not hide that of pages. */
const measureSize = (rooms: number): Promise<HotelBuild> =>
  inCopy(async (folder) => {
    tell(`${rooms} room types …`);
    growHotel(folder, { rooms });
    const { seconds, memory } = await runBuild(folder, { pictures: false });
    const pages = await publishedRoutes({ folder: path.join(folder, 'public'), languages });
    tell(`${seconds.toFixed(1)} s`);
    return { rooms, pages: pages.length, seconds, memory };
  });

function print(report: BuildReport): void {
  if (options.json) {
    console.log(JSON.stringify(report, undefined, 2));
    return;
  }
  if (report.cold) console.log(`\n${plainTable(buildRows(report))}`);
  if (report.hotels.length > 0) console.log(`\nLarger hotels, without cache; no picture is cut\n\n${plainTable(hotelRows(report))}`);
  console.log(`\n${plainTable(verdictRows(judge(buildChecks, [{ ...report, name: 'build' }])))}\n`);
}

async function main(): Promise<void> {
  if (options.help) {
    console.log(usage);
    return;
  }
  const sizes = options.rooms.split(',').map(Number);
  if (sizes.some((size) => !Number.isInteger(size) || size < 1)) throw new Error(`--rooms takes numbers of room types.\n\n${usage}`);
  const hotel = options.only === 'sizes' ? {} : await measureHotel();
  const hotels: HotelBuild[] = [];
  if (options.only !== 'hotel') for (const rooms of sizes) hotels.push(await measureSize(rooms));
  print({ ...hotel, hotels });
  // Half a run leaves the other half of the last one.
  const last = readLastRuns().build;
  keepLastRun({ build: { ...last, ...hotel, hotels: hotels.length > 0 ? hotels : (last?.hotels ?? []), ...thisOccasion() } });
  tell(`Kept in ${lastRunFile}`);
}

main().catch((error: unknown) => {
  console.error(error instanceof Error ? error.message : error);
  process.exitCode = 1;
});
