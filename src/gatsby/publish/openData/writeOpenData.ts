import fs from 'node:fs/promises';
import path from 'node:path';
import { z } from 'zod';
import type { AllFacts } from '../facts/readFacts';
import { hotelFileAddress, hotelSchemaAddress } from './addresses';
import { hotelFile } from './hotelFile';
import { hotelFileSchema } from './hotelFileSchema';
import { llmsFile } from './llmsFile';
import { manifest } from './manifest';

/**
 * Writes the hotel's open data with their schema, the site's summary for language models, and the manifest.
 * @param folder the built site
 */
export async function writeOpenData(folder: string, facts: AllFacts): Promise<void> {
  const write = (address: string, text: string) => fs.writeFile(path.join(folder, address), text);
  const json = (data: object) => `${JSON.stringify(data, null, 2)}\n`;
  await Promise.all([
    write(hotelFileAddress, json(hotelFile(facts))),
    write(hotelSchemaAddress, json({ title: `${facts.pt.hotel.name}, open data`, ...z.toJSONSchema(hotelFileSchema, { io: 'input' }) })),
    write('/llms.txt', llmsFile(facts)),
    write('/manifest.webmanifest', json(manifest(facts))),
  ]);
}
