import fs from 'node:fs';
import { URL } from 'node:url';
import js from '@eslint/js';
import { createNodeResolver, importX } from 'eslint-plugin-import-x';
import jsxA11y from 'eslint-plugin-jsx-a11y';
import reactHooks from 'eslint-plugin-react-hooks';
import { defineConfig, globalIgnores } from 'eslint/config';
import tseslint from 'typescript-eslint';

/**
 * Which folder of `src` may import from which, besides itself: pages, templates → sections → components → hooks → browser → domain.
 * No other folder may be imported by another one.
 */
const mayImport = {
  domain: [],
  browser: ['domain'],
  i18n: ['domain', 'browser', 'hooks'],
  queries: ['domain'],
  hooks: ['domain', 'browser', 'queries'],
  measuring: ['domain', 'browser'],
  components: ['domain', 'browser', 'hooks', 'measuring', 'queries', 'i18n'],
  sections: ['domain', 'browser', 'hooks', 'components', 'queries', 'i18n'],
  pages: ['domain', 'browser', 'hooks', 'components', 'sections', 'queries'],
  templates: ['domain', 'browser', 'hooks', 'components', 'sections', 'queries'],
  preview: ['domain', 'browser', 'hooks', 'i18n'],
  content: ['domain'],
  offline: ['domain'],
  gatsby: ['domain', 'content', 'i18n', 'environment.ts'],
};

/** Sections of one subject import none of another: what they share is a component. */
const subjects = fs.readdirSync(new URL('src/sections', import.meta.url));

const importDirection = [
  ...Object.entries(mayImport).map(([folder, others]) => ({
    target: `./src/${folder}`,
    from: './src',
    except: [folder, ...others, 'site.ts', 'hotel.ts', 'styles'].map((name) => `./${name}`),
    message: `src/${folder} may import from ${['itself', ...others.map((name) => `src/${name}`), 'src/site.ts', 'src/hotel.ts'].join(', ')} only.`,
  })),
  ...subjects.map((subject) => ({
    target: `./src/sections/${subject}`,
    from: './src/sections',
    except: [`./${subject}`],
    message: `src/sections/${subject} imports no other sections: put what they share into src/components.`,
  })),
  { target: './src/site.ts', from: './src', except: ['./hotel.ts'], message: 'src/site.ts imports src/hotel.ts only.' },
  { target: './src/hotel.ts', from: './src', message: 'src/hotel.ts imports nothing.' },
  { target: './src', from: './tests', message: 'src may not import from tests.' },
  { target: './plugins', from: './src', message: 'A plugin may not import from the site.' },
  // except for what publishes the editing desk with a build
  { target: './src', from: './tools', except: ['./desk/publish'], message: 'src may not import from tools.' },
];

const slick = { name: 'react-slick', message: 'Use src/components/carousel.' };
const datePicker = { name: 'react-datepicker', message: 'Use src/components/booking/lazyCalendar.' };

const clock = [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'Take the time from src/browser/hotelClock.' },
  { selector: 'MemberExpression[object.name="Date"][property.name="now"]', message: 'Take the time from src/browser/hotelClock.' },
];

/** Class names of third-party widgets, in the source or the page object that knows them only. */
const widgetClasses = ['Literal[value=/react-datepicker__|slick-/]', 'TemplateElement[value.raw=/react-datepicker__|slick-/]'].map((selector) => ({
  selector,
  message: 'Only Calendar.tsx, src/components/carousel and tests/support/pages know the class names of third-party widgets.',
}));

export default defineConfig(
  globalIgnores(['.cache', 'public', 'hosting', 'coverage', 'playwright-report', 'test-results', 'content', 'src/gatsby-types.d.ts']),
  js.configs.recommended,
  {
    files: ['**/*.{ts,tsx}'],
    extends: [tseslint.configs.strictTypeChecked],
    languageOptions: { parserOptions: { projectService: true, tsconfigRootDir: import.meta.dirname } },
  },
  {
    files: ['**/*.{ts,tsx}'],
    plugins: { 'import-x': importX },
    settings: {
      'import-x/resolver-next': [createNodeResolver({ extensions: ['.ts', '.tsx', '.d.ts', '.mjs', '.js', '.json', '.css'] })],
      'import-x/extensions': ['.ts', '.tsx', '.mjs', '.js'],
    },
    rules: {
      'import-x/no-restricted-paths': ['error', { zones: importDirection }],
      'import-x/no-cycle': 'error',
      'import-x/no-duplicates': 'error',
      'import-x/no-self-import': 'error',
    },
  },
  {
    files: ['**/*.{ts,tsx}'],
    rules: {
      '@typescript-eslint/no-explicit-any': 'error',
      '@typescript-eslint/ban-ts-comment': ['error', { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true, 'ts-check': false }],
      '@typescript-eslint/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
      '@typescript-eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
      '@typescript-eslint/restrict-template-expressions': ['error', { allowNumber: true }],
      '@typescript-eslint/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
    },
  },
  {
    files: ['{src,plugins}/**/*.tsx', 'src/**/use*.ts'],
    extends: [reactHooks.configs.flat.recommended, jsxA11y.flatConfigs.strict],
    rules: {
      // Some browsers drop the role of a table or list whose display CSS changes, unless it is explicit.
      'jsx-a11y/no-redundant-roles': ['error', { table: ['table'], thead: ['rowgroup'], tbody: ['rowgroup'], tr: ['row'], ul: ['list'], ol: ['list'] }],
      // The calendar is a table with keyboard navigation.
      'jsx-a11y/no-noninteractive-element-to-interactive-role': ['error', { table: ['grid'], td: ['gridcell'] }],
      'jsx-a11y/no-interactive-element-to-noninteractive-role': [
        'error',
        { tr: ['none', 'presentation', 'row'], th: ['columnheader', 'rowheader'], td: ['cell'], canvas: ['img'] },
      ],
    },
  },
  {
    // Third-party widgets are wrapped once.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/components/carousel/**', 'src/types.d.ts'],
    rules: { 'no-restricted-imports': ['error', { paths: [slick, datePicker] }] },
  },
  { files: ['src/components/carousel/**'], rules: { 'no-restricted-imports': ['error', { paths: [datePicker] }] } },
  { files: ['src/components/booking/Calendar.tsx'], rules: { 'no-restricted-imports': ['error', { paths: [slick] }] } },
  {
    // Every rule of the hotel is a pure function: no clock, no globals, no packages but two pure ones (telephone numbers; sun and moon).
    files: ['src/domain/**/*.ts'],
    rules: {
      'no-restricted-imports': [
        'error',
        {
          patterns: [
            {
              regex: '^(?!\\.|libphonenumber-js/min$|suncalc$)',
              message: 'src/domain imports no package but libphonenumber-js and suncalc, whose functions are pure.',
            },
          ],
        },
      ],
      'no-restricted-globals': ['error', 'window', 'document', 'navigator', 'location', 'localStorage', 'sessionStorage', 'process', 'fetch'],
      'no-restricted-syntax': [
        'error',
        { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message: 'src/domain has no clock: take the time as an argument.' },
        { selector: 'MemberExpression[object.name="Date"][property.name="now"]', message: 'src/domain has no clock: take the time as an argument.' },
      ],
    },
  },
  {
    // The promised browsers (package.json) lack it, and nothing fills it in.
    files: ['src/{domain,browser,components,hooks,i18n,offline,pages,sections,templates}/**/*.{ts,tsx}', 'plugins/**/*.{ts,tsx}'],
    rules: { 'no-restricted-properties': ['error', { object: 'URL', property: 'canParse', message: 'Chrome 109 and Safari 16.4 lack it: try new URL().' }] },
  },
  {
    // Views and hooks share one clock, so that a preview can show another day.
    files: ['src/{browser,components,hooks,pages,sections,templates}/**/*.{ts,tsx}'],
    ignores: ['src/browser/hotelClock.ts', 'src/components/layout/showNoticesInHead.ts'],
    rules: { 'no-restricted-syntax': ['error', ...clock, ...widgetClasses] },
  },
  { files: ['src/components/booking/Calendar.tsx', 'src/components/carousel/**'], rules: { 'no-restricted-syntax': ['error', ...clock] } },
  {
    // Any access to storage may throw: src/browser/storage.ts handles that.
    files: ['src/**/*.{ts,tsx}'],
    ignores: ['src/domain/**', 'src/browser/storage.ts'],
    rules: {
      'no-restricted-globals': ['error', ...['localStorage', 'sessionStorage'].map((name) => ({ name, message: 'Use src/browser/storage.' }))],
      'no-restricted-properties': [
        'error',
        ...['localStorage', 'sessionStorage'].map((property) => ({ object: 'window', property, message: 'Use src/browser/storage.' })),
      ],
    },
  },
  {
    // gtag.js takes no commands but `Arguments` objects.
    files: ['src/measuring/ga4.ts'],
    rules: { 'prefer-rest-params': 'off' },
  },
  {
    // Gatsby types its API as methods, but none of them uses `this`.
    files: ['src/gatsby/**/*.ts'],
    rules: { '@typescript-eslint/unbound-method': 'off' },
  },
  {
    // This `test` checks every journey against the site's Content-Security-Policy.
    files: ['tests/e2e/**/*.spec.ts', 'tests/hosting/**/*.spec.ts'],
    rules: {
      '@typescript-eslint/no-restricted-imports': [
        'error',
        { paths: [{ name: '@playwright/test', allowTypeImports: true, message: 'Use tests/support/test.' }] },
      ],
    },
  },
  {
    // Tests may use any module and global, and match control characters on purpose. A Playwright fixture without dependencies has an empty pattern. A helper that reads
    // JSON takes the type of the result from its caller.
    files: ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'],
    rules: {
      'import-x/no-restricted-paths': 'off',
      'no-restricted-globals': 'off',
      'no-restricted-imports': 'off',
      'no-restricted-properties': 'off',
      'no-restricted-syntax': 'off',
      'react-hooks/exhaustive-deps': 'off',
      'no-control-regex': 'off',
      'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
      '@typescript-eslint/no-misused-spread': 'off',
      '@typescript-eslint/no-unnecessary-type-parameters': 'off',
    },
  },
  {
    files: ['tests/**/*.{ts,tsx}', 'tools/**/*.ts'],
    ignores: ['tests/support/pages/**'],
    rules: { 'no-restricted-syntax': ['error', ...widgetClasses] },
  },
);
