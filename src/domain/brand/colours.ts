/** 0 to 255 each. */
export type Channels = readonly [red: number, green: number, blue: number];

/** Red, green and blue of a colour such as `#1a2b3c`, 0 to 255. */
export const channelsOf = (colour: string): Channels => {
  const number = Number.parseInt(colour.slice(1), 16);
  return [number >> 16, (number >> 8) & 255, number & 255];
};

/** Relative luminance by WCAG 2.2, 0 to 1, of channels from 0 to 255. */
export function luminance(channels: Channels): number {
  const [red = 0, green = 0, blue = 0] = channels.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

/** Contrast of two colours such as `#1a2b3c` by WCAG 2.2, 1 to 21. */
export function contrast(one: string, other: string): number {
  const [dark = 0, light = 0] = [luminance(channelsOf(one)), luminance(channelsOf(other))].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
}

/** A hex colour shortened to three digits, `#d8c8c8` to `#dcc`: exact enough for the many placeholders of pictures on a page. Other text is unchanged. */
export const shortColour = (colour: string): string => colour.replace(/^#([\da-f])[\da-f]([\da-f])[\da-f]([\da-f])[\da-f]$/i, '#$1$2$3');
