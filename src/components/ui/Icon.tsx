/** The symbols of `static/icons.svg`. One style: 24 px grid, 1.5 px line, round caps; seating plans are seen from above, stage at the top. */
export const iconNames = [
  'star',
  'menu',
  'close',
  'up',
  'right',
  'phone',
  'mail',
  'pin',
  'weather',
  'whatsapp',
  'instagram',
  'facebook',
  'youtube',
  'linkedin',
  'plus',
  'person',
  'bed',
  'area',
  'cot',
  'link',
  'balcony',
  'bath',
  'tv',
  'check',
  'left',
  'out',
  'pause',
  'play',
  'minus',
  'calendar',
  'alert',
  'clock',
  'parking',
  'coin',
  'card',
  'undo',
  'child',
  'auditorium',
  'dinnerWithStage',
  'dinnerWithoutStage',
  'fishbone',
  'cocktail',
  'school',
  'uShape',
  'fork',
  'menuCard',
  'spa',
  'down',
  'larger',
  'smaller',
  'withPhone',
  'keep',
  'letters',
] as const;

export type IconName = (typeof iconNames)[number];

/** All symbols are in one cached file, rather than in the script and in every page. */
const iconsFile = `/icons.svg?v=${process.env.ICONS_VERSION ?? ''}`;

/** A line icon in the colour of the text. It is hidden from screen readers, so it needs a text or label beside it. */
export function Icon({ name }: { name: IconName }) {
  return (
    <svg className={name === 'left' || name === 'right' ? 'icon icon--directed' : 'icon'} aria-hidden="true">
      <use href={`${iconsFile}#${name}`} />
    </svg>
  );
}
