import type * as pages from './absentPages';

test('a page that the build names as absent is none, whatever its link carries', () => {
  process.env.ABSENT_PAGES = JSON.stringify(['/resort']);
  jest.isolateModules(() => {
    const { hasPage } = jest.requireActual<typeof pages>('./absentPages');
    expect(['/resort', '/resort#o-dia', '/resort?em=1', '/resorts', '/'].map(hasPage)).toEqual([false, false, false, true, true]);
  });
  delete process.env.ABSENT_PAGES;
});
