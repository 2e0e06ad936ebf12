import { blockingTime, weightOf } from './visitPage';

describe('blockingTime', () => {
  test('the part of each long task beyond 50 ms counts', () => {
    const tasks = [
      { at: 1000, duration: 80 },
      { at: 2000, duration: 150 },
    ];
    expect(blockingTime(tasks, { after: 500 })).toBe(130);
  });

  test('only the part of a task after the first paint counts', () => {
    expect(blockingTime([{ at: 400, duration: 200 }], { after: 500 })).toBe(50);
    expect(blockingTime([{ at: 400, duration: 120 }], { after: 500 })).toBe(0);
    expect(blockingTime([{ at: 100, duration: 300 }], { after: 500 })).toBe(0);
  });
});

describe('weightOf', () => {
  const file = (path: string, at: number) => ({ path, at, bytes: 1024 });

  test('files are told apart by the endings of their names', () => {
    const paths = '/ /en/resort /a.css /app-1.js /f.woff2 /a.avif /icons.svg /page-data/index/page-data.json /site.webmanifest /a.txt'.split(' ');
    const files = paths.map((path) => file(path, 0));
    expect(weightOf(files, { idle: 2000, scrolled: 5000 })).toEqual({
      'HTML before scrolling, KiB': 2,
      'styles before scrolling, KiB': 1,
      'script before scrolling, KiB': 1,
      'fonts before scrolling, KiB': 1,
      'pictures before scrolling, KiB': 2,
      'data before scrolling, KiB': 2,
      'all before scrolling, KiB': 10,
      'all, KiB': 10,
      'script, KiB': 1,
      'script prefetched, KiB': 0,
      'font files on the first view': 1,
    });
  });

  test('script is prefetched while the page is idle, and that of another page also during the scroll', () => {
    const files = [file('/app.js', 100), file('/lightbox.js', 2100), file('/component---resort.js', 5100), file('/carousel.js', 5200)];
    expect(weightOf(files, { idle: 2000, scrolled: 5000 })).toMatchObject({
      'script before scrolling, KiB': 1,
      'all before scrolling, KiB': 1,
      'all, KiB': 4,
      'script, KiB': 2,
      'script prefetched, KiB': 2,
    });
  });
});
