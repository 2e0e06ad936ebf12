import fs from 'node:fs';
import { requiredContent } from './requireContent';

it('makes every kind of content non-null but the optional ones', () => {
  expect(requiredContent.Query).toMatchObject({ hotel: { type: 'Hotel!' }, pageWords: { type: 'PageWords!' } });
  expect(requiredContent.Query).not.toHaveProperty('resortMap');
});

it('no component returns null because its content is missing', () => {
  const views = ['src/pages', 'src/templates', 'src/sections', 'src/components'].flatMap((folder) =>
    fs
      .readdirSync(folder, { recursive: true, encoding: 'utf8' })
      .filter((name) => name.endsWith('.tsx'))
      .map((name) => `${folder}/${name}`),
  );
  const blank = /!(?:data\.)?(?:page|hotel|stayRules|navigation|film|packages|park|spa|familyPlan|room|hall|offer)\b[^\n]*\) return null/;
  expect(views.filter((view) => blank.test(fs.readFileSync(view, 'utf8')))).toEqual([]);
});
