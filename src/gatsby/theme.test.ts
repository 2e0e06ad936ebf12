import { fontFaces, fontFiles, hotelTheme, themeStyles } from './theme';

const theme = { ...hotelTheme(), pattern: undefined };

test('each colour is a custom property, some as channels too, and comfort mode replaces its own', () => {
  const styles = themeStyles({ ...theme, palette: { ...theme.palette, accentOnDark: '#0102ff' }, comfort: { ...theme.comfort, page: '#fefefe' } });
  expect(styles).toContain('--color-accent-on-dark:#0102ff;');
  expect(styles).toContain('--gleam:1 2 255;');
  expect(styles).toMatch(/:root\[data-comfort\]\{[^}]*--color-page:#fefefe;/);
});

test('without a pattern nothing is masked by one', () => {
  expect(themeStyles(theme)).not.toContain('/patterns/');
  expect(themeStyles({ ...theme, pattern: './pattern.svg' })).toContain('--pavement-pattern:url("/patterns/pattern.svg")');
});

test('a hotel may have fonts of its own, and fonts of the system in their place until they are loaded', () => {
  const font = { family: 'Sol', file: './fonts/sol.woff2', lightest: 400, boldest: 700, fallbacks: [{ local: 'Arial', size: 98, ascent: 90, descent: 22 }] };
  const own = { ...theme, fonts: { display: { ...font, family: 'Mar', file: './mar.woff2', fallbacks: [] }, text: font } };
  expect(fontFiles(theme)).toMatchObject({ stylesheet: '/fonts/fonts.css' });
  expect(fontFiles(own)).toEqual({ stylesheet: '/fonts/hotel.css', files: ['/fonts/mar.woff2', '/fonts/sol.woff2'] });
  expect(fontFaces([font])).toContain('src:url("/fonts/sol.woff2") format("woff2");font-weight:400 700');
  expect(themeStyles(own)).toContain('@font-face{font-family:"Sol on Arial";src:local("Arial");size-adjust:98%;');
  expect(themeStyles(own)).toContain('--font-display:"Mar",serif;--font-text:"Sol","Sol on Arial",sans-serif');
});
