import path from 'node:path';

// Rules for oxlint that neither it nor another package has (oxlint.config.mjs).

/** The folders below the project's, and the file without its extension. */
const partsOf = (cwd, file) =>
  path
    .relative(cwd, file)
    .replace(/\.tsx?$/, '')
    .split(path.sep);

/** Why a file may not import another; undefined if it may. */
function problemOf([top, folder, subject], [otherTop, otherFolder, otherSubject], mayImport) {
  if (top === 'plugins' && otherTop === 'src') return 'A plugin may not import from the site.';
  if (top !== 'src') return undefined;
  if (otherTop === 'tests') return 'src may not import from tests.';
  // except for the code that publishes the editing desk with a build
  if (otherTop === 'tools') return otherFolder === 'desk' && otherSubject === 'publish' ? undefined : 'src may not import from tools.';
  if (otherTop !== 'src') return undefined;
  if (folder === 'sections' && otherFolder === 'sections' && subject !== otherSubject)
    return `src/sections/${subject} imports no other sections: put what they share into src/components.`;
  const others = mayImport[folder];
  return !others || folder === otherFolder || others.includes(otherFolder)
    ? undefined
    : `src/${folder} may import from ${['itself', ...others.map((name) => `src/${name}`)].join(', ')} only.`;
}

/** Their options come only from oxlint.config.mjs. */
const meta = { schema: false };

const importDirection = {
  meta,
  create({ cwd, filename, options: [{ mayImport, packages }], report }) {
    const importer = partsOf(cwd, filename);
    const allowed = importer[0] === 'src' ? packages[importer[1]] : undefined;
    const problem = (imported) => {
      if (imported.startsWith('.')) return problemOf(importer, partsOf(cwd, path.resolve(path.dirname(filename), imported)), mayImport);
      return !allowed || allowed.includes(imported) ? undefined : `src/${importer[1]} imports no packages but ${allowed.join(', ')}.`;
    };
    const check = ({ source }) => {
      const message = typeof source?.value === 'string' ? problem(source.value) : undefined;
      if (message) report({ node: source, message });
    };
    return { ImportDeclaration: check, ExportNamedDeclaration: check, ExportAllDeclaration: check, ImportExpression: check };
  },
};

/** Reports what an ESQuery selector finds. */
const restrictedSyntax = {
  meta,
  create: ({ options, report }) => Object.fromEntries(options.map(({ selector, message }) => [selector, (node) => report({ node, message })])),
};

export default { meta: { name: 'site' }, rules: { 'import-direction': importDirection, 'restricted-syntax': restrictedSyntax } };
