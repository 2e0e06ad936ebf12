type Rgb = readonly [red: number, green: number, blue: number];

const luminance = (colour: Rgb): number => {
  const [red = 0, green = 0, blue = 0] = colour.map((channel) => {
    const share = channel / 255;
    return share <= 0.04045 ? share / 12.92 : ((share + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
};

/** Contrast of two colours by WCAG 2.2, 1 to 21. */
export const contrast = (one: Rgb, other: Rgb): number => {
  const [dark = 0, light = 0] = [luminance(one), luminance(other)].sort((first, second) => first - second);
  return (light + 0.05) / (dark + 0.05);
};
