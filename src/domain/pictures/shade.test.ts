import fc from 'fast-check';
import { contrast, luminance } from '../brand/colours';
import { shadeOf } from './shade';

const hex = (channels: readonly number[]) => `#${channels.map((channel) => channel.toString(16).padStart(2, '0')).join('')}`;
const channel = fc.integer({ min: 0, max: 255 });

describe('shadeOf', () => {
  it('keeps the hue of a sky, a wall, a dusk', () => {
    for (const [mean, order] of [
      [[167, 186, 204], 'bgr'],
      [[81, 63, 46], 'rgb'],
      [[120, 90, 110], 'rbg'],
    ] as const) {
      const shade = shadeOf(mean)?.split(' ').map(Number) ?? [];
      const sorted = ['r', 'g', 'b'].sort((one, other) => (shade['rgb'.indexOf(other)] ?? 0) - (shade['rgb'.indexOf(one)] ?? 0));
      expect(sorted.join('')).toBe(order);
    }
  });

  it('leaves a picture without a hue to the shade of the site', () => {
    expect(shadeOf([136, 135, 133])).toBeNull();
  });

  it('is dark enough for white letters on white, and no darker than it must be', () => {
    fc.assert(
      fc.property(fc.tuple(channel, channel, channel), (mean) => {
        const shade = shadeOf(mean)?.split(' ').map(Number);
        if (!shade) return;
        expect(contrast('#ffffff', hex(shade))).toBeGreaterThanOrEqual(5);
        expect(luminance([shade[0] ?? 0, shade[1] ?? 0, shade[2] ?? 0])).toBeGreaterThan(0.14);
      }),
    );
  });
});
