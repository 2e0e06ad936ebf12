import fs from 'node:fs';
import path from 'node:path';
import { test as setup } from '@playwright/test';
import { copyProjectTo } from '../../../tools/bench/build/projectCopy';
import { buildCopy } from '../../support/buildCopy';
import { christmas, newOffer, newRoom, variantEnvironment, variantFolder } from '../../support/variant';
import { contentFile } from '../../support/contentFile';

const minutes = 60_000;

const contentOf = (file: string) => contentFile<Record<string, unknown>>(file);
const write = (file: string, data: object) => fs.writeFileSync(path.join(variantFolder, 'content', file), JSON.stringify(data));

// Adds JSON files, as a marketer would, and sets environment variables, as a webmaster would.
setup('the site builds with a new room, offer and announcement, and services of third parties', async () => {
  setup.setTimeout(15 * minutes);
  fs.rmSync(variantFolder, { recursive: true, force: true });
  copyProjectTo(variantFolder);
  write(`rooms/${newRoom.slug}.json`, { ...contentOf('rooms/luxo.json'), ...newRoom, order: 95, area: 48, code: null });
  write(`offers/${newOffer.slug}.json`, { ...contentOf('offers/natal.json'), ...newOffer, order: 95 });
  write(`announcements/${christmas.slug}.json`, { ...contentOf('announcements/festa-hawaii.json'), ...christmas });
  await buildCopy(variantFolder, variantEnvironment);
});
