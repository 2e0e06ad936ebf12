import { test as teardown } from '@playwright/test';
import fs from 'node:fs';
import { variantFolder } from '../../support/servers/variant';

teardown('the second site is removed', () => fs.rmSync(variantFolder, { recursive: true, force: true }));
