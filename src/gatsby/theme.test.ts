import { hotelTheme, themeStyles } from './theme';

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
