import { z } from 'zod';
import { fixedStay, page, picture, slug } from '../fields';
import { group, nonEmptyList, text } from '../fieldTypes';
import type { Kind } from './kind';

const packageItem = group('PackageItem', {
  slug,
  title: text({ max: 40 }).meta({ description: 'Title', label: 'Título' }),
  subtitle: text({ max: 80 }).meta({ description: 'Subtitle', label: 'Subtítulo' }),
  path: page
    .nullable()
    .meta({ description: 'A page of this site; null where the booking engine is the target', hint: 'Vazio: a oferta leva ao motor de reservas.' }),
  stay: fixedStay.nullable().meta({ description: 'The fixed stay that the booking engine is asked for' }),
  picture: picture.meta({ use: 'card' }),
});

export const packages = {
  source: 'packages.json',
  optional: true,
  description: 'The packages carousel of the home page',
  label: 'Ofertas da página inicial',
  one: 'ofertas',
  pictures: 'offers',
  schema: z.strictObject({
    items: nonEmptyList(packageItem).meta({ description: 'Items in order, docs/hotel-rules.md 6.5', label: 'Ofertas do carrossel', one: 'oferta' }),
  }),
} as const satisfies Kind;
