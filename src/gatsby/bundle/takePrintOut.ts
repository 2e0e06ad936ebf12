const opening = '@media print{';

/** Where the block ends that begins with the first brace from `start` on; the end of the text where it does not. */
function endOfBlock(css: string, start: number): number {
  let depth = 0;
  for (let place = css.indexOf('{', start); place >= 0 && place < css.length; place += 1) {
    if (css[place] === '{') depth += 1;
    else if (css[place] === '}') depth -= 1;
    if (depth === 0) return place + 1;
  }
  return css.length;
}

/**
 * Parts a minified style sheet into what screens need and its rules for paper.
 * @returns both as style sheets, the second empty where there are no such rules
 */
export function takePrintOut(css: string): { readonly screen: string; readonly print: string } {
  const start = css.indexOf(opening);
  if (start < 0) return { screen: css, print: '' };
  const end = endOfBlock(css, start);
  const rest = takePrintOut(css.slice(end));
  return { screen: css.slice(0, start) + rest.screen, print: css.slice(start, end) + rest.print };
}
