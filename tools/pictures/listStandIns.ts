import path from 'node:path';
import sharp from 'sharp';
import { labelledPath, nameIn } from '../../src/content/fieldLabels';
import { grouped } from '../../src/content/grouped';
import { isIllustrative, providedByHotel, withoutReplaced } from '../../src/content/illustrative';
import { dotted, valuesOf } from '../../src/content/json';
import { pictureSizes } from '../../src/content/pictureSizes';
import { readContent } from '../../src/content/read';
import { shownFiles } from '../../src/content/standIns';

type Shown = ReturnType<typeof shownFiles>[number];
type Role = 'photo' | 'portrait' | 'panorama' | 'map' | 'hour' | 'film';

const roles: Readonly<Record<Role, (shape: string, least: number) => string>> = {
  photo: (shape, least) => `uma foto ${shape}, com ${least} pixels ou mais no lado maior`,
  portrait: (_shape, least) => `a mesma em pé, 3 por 4, com ${least} pixels ou mais de altura; sem ela, o site corta a foto`,
  panorama: (_shape, least) => `uma foto em 360°, o dobro de largura da altura, com ${least} pixels ou mais de largura`,
  map: (_shape, least) => `o resort visto do alto, 3 por 2, com ${least} pixels ou mais de largura`,
  hour: (shape, least) => `uma foto ${shape}, com ${least} pixels ou mais no lado maior, do mesmo lugar que as das outras horas`,
  film: () => 'um filme sem som, em .mp4 (H.264)',
};

function roleOf({ named, use }: Shown): Role {
  if (/\.(?:mp4|webm)$/.test(named)) return 'film';
  return use === 'screen' || use === 'hero' || use === 'card' || use === 'badge' ? 'photo' : use;
}

async function shapeOf(file: string): Promise<string> {
  const { width, height } = (await sharp(file).metadata()).autoOrient;
  return height > width ? 'em pé' : 'deitada';
}

/** Remaining placeholders for the hotel's files and texts, their places, and what is needed, in Portuguese; pictures rendered to match replaced ones first. */
export async function listStandIns(root: string): Promise<string> {
  const content = readContent(root);
  const shown = shownFiles(root, content);
  const dataOf = new Map(content.files.map(({ file, data }) => [file, data]));
  const place = (file: string, field: string): string => labelledPath(file, dataOf.get(file) ?? null, field);
  const rendered = shown.filter(({ isStandIn }) => isStandIn);
  const withOwn = new Set(shown.filter(({ isStandIn }) => !isStandIn).map(({ file }) => file));
  const pictureOf = ({ file, field }: Shown) => shown.find((other) => other.file === file && other.field === field.replace(/portrait$/, 'file'));
  const isMatch = (one: Shown) => (roleOf(one) === 'portrait' ? !pictureOf(one)?.isStandIn : roleOf(one) !== 'photo' && withOwn.has(one.file));
  const isWithPicture = (one: Shown) => roleOf(one) === 'portrait' && !isMatch(one);

  const bring = async (uses: readonly [Shown, ...Shown[]]): Promise<string> => {
    const { use, ...largest } = uses.reduce((most, one) => (pictureSizes[one.use].least > pictureSizes[most.use].least ? one : most));
    const role = roleOf({ use, ...largest });
    const shape = role === 'film' ? '' : await shapeOf(path.resolve(root, largest.named));
    return roles[role](shape, pictureSizes[use].least);
  };
  const listed = async (title: string, ones: readonly Shown[]): Promise<string[]> => {
    const entries = [...grouped(ones, ({ named }) => named)].map(async ([named, uses]) => {
      const portraits = grouped(
        rendered.filter((one) => isWithPicture(one) && pictureOf(one)?.named === named),
        (one) => one.named,
      );
      return [
        named,
        ...uses.map(({ file, field }) => `  aparece: ${place(file, field.replace(/\.file$/, ''))}`),
        `  traga: ${await bring(uses)}`,
        ...(await Promise.all([...portraits].map(async ([portrait, ofPortrait]) => `  com a versão em pé: ${portrait}: ${await bring(ofPortrait)}`))),
      ].join('\n');
    });
    return entries.length > 0 ? [`${title} (${entries.length})`, ...(await Promise.all(entries))] : [];
  };
  const texts = content.files.flatMap(({ file, data }) =>
    valuesOf(withoutReplaced(data))
      .filter(({ value }) => isIllustrative(value))
      .map(({ trail, value }) => [`  ${place(file, dotted(trail))}`, providedByHotel(value).map(nameIn).join(', ')].filter(Boolean).join(', menos: ')),
  );
  const sections = [
    ...(await listed('Feitas para combinar com uma foto que já é do hotel', rendered.filter(isMatch))),
    ...(await listed(
      'Fotos e filmes no lugar dos do hotel',
      rendered.filter((one) => !isMatch(one) && !isWithPicture(one)),
    )),
    ...(texts.length > 0 ? [[`Textos no lugar dos do hotel: troque por eles e, em “Ilustrativo”, escolha “Não” (${texts.length})`, ...texts].join('\n')] : []),
  ];
  return sections.join('\n\n') || 'nenhuma: tudo é do hotel';
}
