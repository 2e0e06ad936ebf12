import fs from 'node:fs';
import path from 'node:path';
import { buildSite } from '../build/buildSite';
import { copyProject } from '../build/projectCopy';
import { mockBookingPort } from '../serve/mockBookingEngine';
import { answerHelp } from '../system/commandOptions';
import { runMain, runTool } from '../system/run';
import { obtainChromium } from './findChromium';

// npm run test:hotels: other hotels on this code (docs/another-hotel.md).

/** The folders of the hotels: the one in CONTENT_FOLDER, or those of `tests/hotels`. */
function hotelFolders(): string[] {
  const { CONTENT_FOLDER: named } = process.env;
  if (named) return [named];
  const folders = fs.readdirSync('tests/hotels', { withFileTypes: true }).filter((entry) => entry.isDirectory());
  return folders.map(({ name }) => `tests/hotels/${name}`);
}

/** Checks a hotel, builds it in a copy of the project, and runs its journeys. @returns an exit code */
async function testHotel(folder: string, args: readonly string[], env: Readonly<Record<string, string>>): Promise<number> {
  console.log(`\n${folder}`);
  const ofHotel = { ...env, CONTENT_FOLDER: folder };
  const checked = await runTool(['tsx', 'tools/content/checkContent.ts'], { env: ofHotel });
  if (checked !== 0) return checked;
  const copy = copyProject('hotel');
  try {
    const lines: string[] = [];
    const site = { GATSBY_SITE_URL: 'https://www.hotel.example', GATSBY_BOOKING_HOST: `http://127.0.0.1:${mockBookingPort()}` };
    const built = await buildSite({
      folder: copy,
      env: { ...site, CONTENT_FOLDER: path.resolve(folder), NODE_ENV: 'production', CI: 'true' },
      onLine: (line) => lines.push(line),
    });
    if (built !== 0) {
      console.error(lines.slice(-80).join('\n'));
      return built;
    }
    return await runTool(['playwright', 'test', '--config', 'playwright.hotels.config.ts', ...args], {
      env: { ...ofHotel, ...site, HOTEL_SITE: path.join(copy, 'public') },
    });
  } finally {
    fs.rmSync(copy, { recursive: true, force: true });
  }
}

/** Tests every hotel. @param args for Playwright @returns an exit code: that of the first hotel that fails */
export async function testHotels(args: readonly string[], env: Readonly<Record<string, string>> = {}): Promise<number> {
  for (const folder of hotelFolders()) {
    const code = await testHotel(folder, args, { CHROMIUM_PATH: obtainChromium(), ...env });
    if (code !== 0) return code;
  }
  return 0;
}

if (require.main === module) {
  answerHelp(`npm run test:hotels -- [arguments of playwright test]: checks, builds and walks each hotel of tests/hotels

  CONTENT_FOLDER   only the hotel of this folder
  CHROMIUM_PATH    another Chromium`);
  runMain(async () => {
    process.exitCode = await testHotels(process.argv.slice(2));
  });
}
