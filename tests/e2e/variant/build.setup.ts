import fs from 'node:fs';
import path from 'node:path';
import { test as setup } from '@playwright/test';
import { copyProjectTo } from '../../../tools/build/projectCopy';
import { addSpanish } from '../../support/content/addSpanish';
import { answerQueries } from '../../support/servers/documentedQueries';
import { buildCopy } from '../../support/servers/buildCopy';
import { christmas, newOffer, newRoom, variantEnvironment, variantFolder } from '../../support/servers/variant';
import { contentOf, offers, room } from '../../support/content/hotel';

const minutes = 60_000;

const write = (file: string, data: object) => fs.writeFileSync(path.join(variantFolder, 'content', file), JSON.stringify(data));

// Adds JSON files, as a marketer would, sets environment variables, as a webmaster would, and adds a language, as a developer would.
setup('the site builds with a new room, offer and announcement, services of third parties, and Spanish', async () => {
  setup.setTimeout(25 * minutes);
  fs.rmSync(variantFolder, { recursive: true, force: true });
  copyProjectTo(variantFolder);
  fs.cpSync('tests', path.join(variantFolder, 'tests'), { recursive: true });
  addSpanish(variantFolder);
  answerQueries(variantFolder);
  write(`rooms/${newRoom.slug}.json`, { ...room, ...newRoom, order: 95, area: 48, code: null });
  write(`offers/${newOffer.slug}.json`, { ...offers[0], ...newOffer, order: 95 });
  write(`announcements/${christmas.slug}.json`, { ...contentOf('Announcement')[0], ...christmas });
  await buildCopy(variantFolder, variantEnvironment);
});
