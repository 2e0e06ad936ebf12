import path from 'node:path';
import fs from 'node:fs';
import ts from 'typescript';
import { typeWords } from '../../../src/gatsby/content/explain';
import { inPortuguese, faultsInPortuguese } from './portuguese';

const folder = 'src/gatsby/content';
const sources = ['explain.ts', 'readJson.ts', 'read.ts', 'check.ts', 'fields.ts', ...fs.readdirSync(path.join(folder, 'rules')).map((name) => `rules/${name}`)];

/** Places of the code whose texts are told to nobody. */
const isQuiet = (node: ts.Node): boolean =>
  ts.isImportDeclaration(node) ||
  ts.isElementAccessExpression(node) ||
  ts.isLiteralTypeNode(node) ||
  (ts.isThrowStatement(node) && /new Error/.test(node.getText()));

/** Every sentence in the code of the check: a text of several words, its gaps filled with something. */
function sentencesOf(file: string): string[] {
  const source = ts.createSourceFile(file, fs.readFileSync(path.join(folder, file), 'utf8'), ts.ScriptTarget.Latest, true);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    if (isQuiet(node)) return;
    if (ts.isPropertyAssignment(node) || ts.isCallExpression(node) || ts.isArrayLiteralExpression(node)) {
      const parts = ts.isPropertyAssignment(node)
        ? /^(?:problem|remedy|error)$/.test(node.name.getText())
          ? [node.initializer]
          : []
        : ts.isArrayLiteralExpression(node)
          ? node.elements
          : node.arguments;
      const isTelling =
        ts.isPropertyAssignment(node) ||
        ts.isArrayLiteralExpression(node) ||
        /^(?:say|unreadable|fault|warning|note|didYouMean)$/.test(node.expression.getText());
      if (isTelling) parts.forEach((part) => found.push(...told(part)));
    }
    if (ts.isVariableDeclaration(node) && /^(?:problem|remedy|saveAgain|oneOfTwo)$/.test(node.name.getText()) && node.initializer)
      found.push(...told(node.initializer));
    ts.forEachChild(node, visit);
  };
  const told = (node: ts.Expression): string[] => {
    if (ts.isConditionalExpression(node)) return [...told(node.whenTrue), ...told(node.whenFalse)];
    if (ts.isStringLiteral(node) || ts.isNoSubstitutionTemplateLiteral(node)) return [node.text];
    if (ts.isTemplateExpression(node)) return [node.head.text + node.templateSpans.map(({ literal }) => `7${literal.text}`).join('')];
    return [];
  };
  visit(source);
  return found.filter((sentence) => /[a-z]{2,} [a-z]/i.test(sentence));
}

test.each(sources)('the messages of %s have Portuguese translations', (file) => {
  const untold = sentencesOf(file).filter(
    (sentence) => (inPortuguese(sentence) ?? inPortuguese(`a.jpg: ${sentence}`)) === null && !/pixels are wanted of/.test(sentence) && !piecesOf.has(sentence),
  );
  expect([...new Set(untold)]).toEqual([]);
});

/** Parts of sentences, whose Portuguese stands in their gaps. */
const piecesOf = new Set(
  fs
    .readFileSync('tools/desk/check/portuguese.ts', 'utf8')
    .split('const pieces')[1]
    ?.split('};')[0]
    ?.split('\n')
    .flatMap((line) => /^ {2}'?(.+?)'?: '/.exec(line)?.[1]?.replaceAll('\\\\', '\\') ?? []),
);

test('placeholders keep their text, and parts of sentences in them are translated', () => {
  expect(inPortuguese('the fewest guests, 9, are more than the most, 3')).toBe('o mínimo de pessoas, 9, é maior que o máximo, 3');
  expect(inPortuguese('it overlaps with hours.0, the same service on the same day (mon)')).toBe(
    'sobrepõe-se a outro horário do mesmo serviço no mesmo dia (mon)',
  );
  expect(inPortuguese('broken JSON at line 3, column 7: a comma is missing')).toBe('arquivo quebrado na linha 3, coluna 7: falta uma vírgula');
  expect(inPortuguese('an HTML tag stands in the text at “<b>”')).toBe('o texto tem uma marca HTML em “<b>”');
  expect(inPortuguese('nobody has heard of this sentence')).toBeNull();
});

test.each(Object.values(typeWords))('“%s” is said in Portuguese', (words) => {
  expect(inPortuguese(`it should be ${words}`)).not.toContain(words);
  expect(inPortuguese(`add ${words}: the name of a room`)).not.toBe(inPortuguese('add it'));
});

test('a sentence has its own translation where a more general one fits too', () => {
  expect(inPortuguese('add the file, or correct its name; capitals count')).toBe('envie a foto, ou corrija o nome; maiúsculas contam');
  expect(inPortuguese('did you mean “luxo”?')).toBe('seria “luxo”?');
  expect(inPortuguese('it has the words of luxo.json')).toBe('tem as mesmas palavras de luxo.json');
});

test('a field is shown by its labels', () => {
  const [told] = faultsInPortuguese([
    { level: 'fault', file: 'content/rooms/luxo.json', field: 'pictures.1.alt.en', problem: 'it is missing', remedy: 'add it' },
  ]);
  expect(told).toMatchObject({ field: 'Fotos 2 › O que se vê na foto › en', problem: 'falta preencher' });
});
