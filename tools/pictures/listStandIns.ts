import path from 'node:path';
import sharp from 'sharp';
import { fieldInPortuguese } from '../../src/content/fieldLabels';
import { grouped } from '../../src/content/grouped';
import { dotted, isIllustrative, isObject, valuesOf } from '../../src/content/json';
import { kindOfFile } from '../../src/content/kinds';
import { pictureSizes } from '../../src/content/pictureSizes';
import { readContent } from '../../src/content/read';
import { shownFiles } from '../../src/content/standIns';

type Shown = ReturnType<typeof shownFiles>[number];
type Role = 'photo' | 'portrait' | 'panorama' | 'map' | 'hour' | 'film';
type Shape = 'wide' | 'upright';

const english = {
  none: 'none: everything is the hotel’s own',
  matched: 'Rendered to match a picture that is the hotel’s own by now',
  rendered: 'Pictures and films that stand in for the hotel’s own',
  words: 'Texts that stand in for the hotel’s own: put those in their place, and take “illustrative” out',
  seen: 'seen',
  bring: 'bring',
  with: 'with its portrait version',
  field: (_file: string, path: string) => path,
  shapes: { wide: 'wide', upright: 'upright' },
  roles: {
    photo: (shape: string, least: number) => `a photograph, ${shape}, ${least} pixels or more on the long edge`,
    portrait: (_shape: string, least: number) => `the same upright, 3 to 4, ${least} pixels or more high; without one the site crops the picture`,
    panorama: (_shape: string, least: number) => `a 360° photograph, twice as wide as high, ${least} pixels or more across`,
    map: (_shape: string, least: number) => `the resort from the air, 3 to 2, ${least} pixels or more across`,
    hour: (shape: string, least: number) => `a photograph, ${shape}, ${least} pixels or more on the long edge, from the same place as those of the other hours`,
    film: () => 'a film without sound, as .mp4 (H.264) and .webm (AV1)',
  },
};

const portuguese: typeof english = {
  none: 'nenhuma: tudo é do hotel',
  matched: 'Feitas para combinar com uma foto que já é do hotel',
  rendered: 'Fotos e filmes no lugar dos do hotel',
  words: 'Textos no lugar dos do hotel: troque por eles e, em “Ilustrativo”, escolha “Não”',
  seen: 'aparece',
  bring: 'traga',
  with: 'com a versão em pé',
  field: (file, path) => fieldInPortuguese(kindOfFile(file), path),
  shapes: { wide: 'deitada', upright: 'em pé' },
  roles: {
    photo: (shape, least) => `uma foto ${shape}, com ${least} pixels ou mais no lado maior`,
    portrait: (_shape, least) => `a mesma em pé, 3 por 4, com ${least} pixels ou mais de altura; sem ela, o site corta a foto`,
    panorama: (_shape, least) => `uma foto em 360°, o dobro de largura da altura, com ${least} pixels ou mais de largura`,
    map: (_shape, least) => `o resort visto do alto, 3 por 2, com ${least} pixels ou mais de largura`,
    hour: (shape, least) => `uma foto ${shape}, com ${least} pixels ou mais no lado maior, do mesmo lugar que as das outras horas`,
    film: () => 'um filme sem som, em .mp4 (H.264) e .webm (AV1)',
  },
};

function roleOf({ named, use }: Shown): Role {
  if (/\.(?:mp4|webm)$/.test(named)) return 'film';
  return use === 'screen' || use === 'hero' || use === 'card' ? 'photo' : use;
}

async function shapeOf(file: string): Promise<Shape> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  return height > width ? 'upright' : 'wide';
}

/** What still stands in for the hotel's own files and texts, where it is seen, and what to bring; first what was rendered to match a replaced picture. */
export async function listStandIns(root: string, language: 'pt' | 'en'): Promise<string> {
  const words = language === 'pt' ? portuguese : english;
  const content = readContent(root);
  const shown = shownFiles(root, content);
  const dataOf = new Map(content.files.map(({ file, data }) => [file, data]));
  const place = (file: string, field: string): string => {
    const data = dataOf.get(file) ?? null;
    const title = isObject(data) ? (data.title ?? data.name ?? null) : null;
    const said = isObject(title) ? (title[language] ?? title.pt) : title;
    return `${typeof said === 'string' ? `${said}, ` : ''}${file}: ${words.field(file, field)}`;
  };
  const rendered = shown.filter(({ standsIn }) => standsIn);
  const withOwn = new Set(shown.filter(({ standsIn }) => !standsIn).map(({ file }) => file));
  const pictureOf = ({ file, field }: Shown) => shown.find((other) => other.file === file && other.field === field.replace(/portrait$/, 'file'));
  const isMatch = (one: Shown) => (roleOf(one) === 'portrait' ? !pictureOf(one)?.standsIn : roleOf(one) !== 'photo' && withOwn.has(one.file));
  const isWithPicture = (one: Shown) => roleOf(one) === 'portrait' && !isMatch(one);

  const bring = async (uses: readonly [Shown, ...Shown[]]): Promise<string> => {
    const { use, ...largest } = uses.reduce((most, one) => (pictureSizes[one.use].least > pictureSizes[most.use].least ? one : most));
    const role = roleOf({ use, ...largest });
    const shape = role === 'film' ? 'wide' : await shapeOf(path.resolve(root, largest.named));
    return words.roles[role](words.shapes[shape], pictureSizes[use].least);
  };
  const listed = async (title: string, ones: readonly Shown[]): Promise<string[]> => {
    const entries = [...grouped(ones, ({ named }) => named)].map(async ([named, uses]) => {
      const portraits = grouped(
        rendered.filter((one) => isWithPicture(one) && pictureOf(one)?.named === named),
        (one) => one.named,
      );
      return [
        named,
        ...uses.map(({ file, field }) => `  ${words.seen}: ${place(file, field.replace(/\.file$/, ''))}`),
        `  ${words.bring}: ${await bring(uses)}`,
        ...(await Promise.all([...portraits].map(async ([portrait, ofPortrait]) => `  ${words.with}: ${portrait}: ${await bring(ofPortrait)}`))),
      ].join('\n');
    });
    return entries.length > 0 ? [`${title} (${entries.length})`, ...(await Promise.all(entries))] : [];
  };
  const texts = content.files.flatMap(({ file, data }) =>
    valuesOf(data)
      .filter(({ value }) => isIllustrative(value))
      .map(({ trail }) => `  ${place(file, dotted(trail))}`),
  );
  const sections = [
    ...(await listed(words.matched, rendered.filter(isMatch))),
    ...(await listed(
      words.rendered,
      rendered.filter((one) => !isMatch(one) && !isWithPicture(one)),
    )),
    ...(texts.length > 0 ? [[`${words.words} (${texts.length})`, ...texts].join('\n')] : []),
  ];
  return sections.join('\n\n') || words.none;
}
