/** What every folder of `src` may import. */
const everywhere = ['site', 'hotel', 'styles'];

/**
 * Which folder or file of `src` may import from which, besides itself: pages, templates → sections → components → hooks → browser → domain.
 * Sections of one subject import none of another.
 */
const mayImport = Object.fromEntries(
  Object.entries({
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
    gatsby: ['domain', 'content', 'i18n', 'environment'],
    site: [],
    hotel: [],
  }).map(([folder, others]) => [folder, [...others, ...everywhere]]),
);

/** Rules of the hotel use no packages but two whose functions are pure: telephone numbers; sunrise and sunset. */
const packages = { domain: ['libphonenumber-js/min', 'suncalc'] };

const slick = { name: 'react-slick', message: 'Use src/components/carousel.' };
const datePicker = { name: 'react-datepicker', message: 'Use src/components/booking/lazyCalendar.' };

/** The clock of the machine; `message` says where the time comes from instead. */
const clock = (message) => [
  { selector: 'NewExpression[callee.name="Date"][arguments.length=0]', message },
  { selector: 'MemberExpression[object.name="Date"][property.name="now"]', message },
];
const clockOfViews = clock('Take the time from src/browser/hotelClock.');

/** Class names of third-party widgets, in the source or the page object that knows them only. */
const widgetClasses = ['Literal[value=/react-datepicker__|slick-/]', 'TemplateElement[value.raw=/react-datepicker__|slick-/]'].map((selector) => ({
  selector,
  message: 'Only Calendar.tsx, src/components/carousel and tests/support/pages know the class names of third-party widgets.',
}));

/** Runs in Node only. */
const builds = ['src/{content,gatsby}/**', 'src/*.ts'];

const storages = ['localStorage', 'sessionStorage'];

/** The promised browsers (package.json) lack it, and nothing fills it in. */
const canParse = { object: 'URL', property: 'canParse', message: 'Chrome 109 and Safari 16.4 lack it: try new URL().' };

const all = (names, plugin) => Object.fromEntries(names.split(' ').map((name) => [`${plugin}/${name}`, 'error']));

/** Rules for all that is beyond oxlint's category of correctness: ESLint's recommended ones, and typescript-eslint's strict ones with types. */
const strict = {
  ...all('no-array-constructor no-case-declarations no-empty no-fallthrough no-prototype-builtins no-regex-spaces no-unexpected-multiline', 'eslint'),
  ...all('no-useless-constructor no-var prefer-const prefer-rest-params prefer-spread', 'eslint'),
  ...all('no-confusing-void-expression no-deprecated no-dynamic-delete no-empty-object-type no-explicit-any no-extraneous-class no-implied-eval', 'typescript'),
  ...all('no-generated-empty-object-type no-invalid-void-type no-misused-promises no-mixed-enums no-namespace no-non-null-assertion', 'typescript'),
  ...all('no-non-null-asserted-nullish-coalescing no-require-imports no-unnecessary-boolean-literal-compare no-unnecessary-condition', 'typescript'),
  ...all('no-unnecessary-template-expression no-unnecessary-type-arguments no-unnecessary-type-assertion no-unnecessary-type-constraint', 'typescript'),
  ...all('no-unnecessary-type-conversion no-unnecessary-type-parameters no-unsafe-argument no-unsafe-assignment no-unsafe-call', 'typescript'),
  ...all('no-unsafe-enum-assignment no-unsafe-enum-comparison no-unsafe-function-type no-unsafe-member-access no-unsafe-return only-throw-error', 'typescript'),
  ...all('prefer-literal-enum-member prefer-promise-reject-errors prefer-reduce-type-parameter prefer-return-this-type', 'typescript'),
  ...all('related-getter-setter-pairs require-await restrict-plus-operands return-await unified-signatures', 'typescript'),
  ...all('use-unknown-in-catch-callback-variable', 'typescript'),
  'typescript/ban-ts-comment': ['error', { 'ts-ignore': true, 'ts-nocheck': true, 'ts-expect-error': true, 'ts-check': false }],
  'typescript/no-confusing-void-expression': ['error', { ignoreArrowShorthand: true }],
  'typescript/restrict-template-expressions': ['error', { allowNumber: true }],
  'typescript/switch-exhaustiveness-check': ['error', { considerDefaultExhaustiveForUnions: true }],
  'eslint/no-unused-vars': ['error', { argsIgnorePattern: '^_', varsIgnorePattern: '^_' }],
};

export default {
  plugins: ['typescript', 'import'],
  jsPlugins: ['./tools/lint/plugin.mjs'],
  options: { typeAware: true, denyWarnings: true },
  categories: { correctness: 'error' },
  ignorePatterns: ['/.cache', '/public', '/hosting', '/content', '/coverage', '/playwright-report', '/test-results', 'src/gatsby-types.d.ts'],
  rules: { ...all('no-cycle no-duplicates no-self-import', 'import'), 'site/import-direction': ['error', { mayImport, packages }] },
  overrides: [
    { files: ['**/*.{ts,tsx}'], rules: strict },
    {
      files: ['{src,plugins}/**/*.tsx', 'src/**/use*.ts'],
      plugins: ['react', 'jsx-a11y'],
      rules: {
        ...all('rules-of-hooks unsupported-syntax', 'react'),
        // A role is explicit where browsers or screen readers make less of the tag: some drop that of a table or list whose display CSS changes.
        'jsx-a11y/prefer-tag-over-role': 'off',
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
      excludeFiles: ['src/components/carousel/**', 'src/types.d.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: [slick, datePicker] }] },
    },
    { files: ['src/components/carousel/**'], rules: { 'no-restricted-imports': ['error', { paths: [datePicker] }] } },
    { files: ['src/components/booking/Calendar.tsx'], rules: { 'no-restricted-imports': ['error', { paths: [slick] }] } },
    {
      // Every rule of the hotel is a pure function: no clock, no globals.
      files: ['src/domain/**/*.ts'],
      rules: {
        'no-restricted-globals': ['error', 'window', 'document', 'navigator', 'location', ...storages, 'process', 'fetch'],
        'site/restricted-syntax': ['error', ...clock('src/domain has no clock: take the time as an argument.')],
      },
    },
    { files: ['{src,plugins}/**/*.{ts,tsx}'], excludeFiles: builds, rules: { 'no-restricted-properties': ['error', canParse] } },
    {
      // Views and hooks share one clock, so that a preview can show another day.
      files: ['src/{browser,components,hooks,pages,sections,templates}/**/*.{ts,tsx}'],
      excludeFiles: ['src/browser/hotelClock.ts', 'src/browser/inHead.ts'],
      rules: { 'site/restricted-syntax': ['error', ...clockOfViews, ...widgetClasses] },
    },
    { files: ['src/components/booking/Calendar.tsx', 'src/components/carousel/**'], rules: { 'site/restricted-syntax': ['error', ...clockOfViews] } },
    {
      // Any access to storage may throw: src/browser/storage.ts handles that.
      files: ['src/**/*.{ts,tsx}'],
      excludeFiles: ['src/domain/**', 'src/browser/storage.ts', ...builds],
      rules: {
        'no-restricted-globals': ['error', ...storages.map((name) => ({ name, message: 'Use src/browser/storage.' }))],
        'no-restricted-properties': ['error', canParse, ...storages.map((property) => ({ object: 'window', property, message: 'Use src/browser/storage.' }))],
      },
    },
    // gtag.js takes no commands but `Arguments` objects.
    { files: ['src/measuring/ga4.ts'], rules: { 'prefer-rest-params': 'off' } },
    // Gatsby types its API as methods, but none of them uses `this`.
    { files: ['src/gatsby/**/*.ts'], rules: { 'typescript/unbound-method': 'off' } },
    {
      // This `test` checks every journey against the site's Content-Security-Policy.
      files: ['tests/{e2e,specification,hosting}/**/*.spec.ts'],
      rules: { 'no-restricted-imports': ['error', { paths: [{ name: '@playwright/test', allowTypeImports: true, message: 'Use tests/support/test.' }] }] },
    },
    {
      // Tests may use any module and global, and match control characters on purpose. A Playwright fixture without dependencies has an empty pattern. A helper that
      // reads JSON takes the type of the result from its caller.
      files: ['tests/**/*.{ts,tsx}', '**/*.test.{ts,tsx}'],
      rules: {
        'site/import-direction': 'off',
        'no-restricted-globals': 'off',
        'no-restricted-properties': 'off',
        'site/restricted-syntax': 'off',
        'no-control-regex': 'off',
        'no-empty-pattern': ['error', { allowObjectPatternsAsParameters: true }],
        'react/exhaustive-deps': 'off',
        'typescript/no-misused-spread': 'off',
        'typescript/no-unnecessary-type-parameters': 'off',
      },
    },
    { files: ['**/*.test.{ts,tsx}'], rules: { 'no-restricted-imports': 'off' } },
    {
      files: ['tests/**/*.{ts,tsx}', 'tools/**/*.ts'],
      excludeFiles: ['tests/support/pages/**'],
      rules: { 'site/restricted-syntax': ['error', ...widgetClasses] },
    },
  ],
};
