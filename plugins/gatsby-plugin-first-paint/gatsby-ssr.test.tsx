import type { PreRenderHTMLArgs, RenderBodyArgs } from 'gatsby';
import type { ReactElement, ReactNode } from 'react';
import { renderToStaticMarkup } from 'react-dom/server';
import type { FirstPaintOptions } from './src/options';

const options: FirstPaintOptions = {
  addressRule: '',
  headScripts: [],
  firstScreenId: 'hero',
  deferredStylesheet: '/fonts.css',
  fontFiles: [],
  preloadOnTap: ['dialog', 'none'],
};

const Slice = (_: { sliceId: string }) => <script src="/app.js" />;

async function documentOf(bodyHtml: string) {
  Object.assign(process.env, {
    NODE_ENV: 'production',
    FIRST_PAINT_HEAD: 'head()',
    FIRST_PAINT_BODY: 'body()',
    FIRST_PAINT_CHUNKS: JSON.stringify({ 'page-a': ['static/shared.js', 'a.css', 'static/a.js'], dialog: ['dialog.css', 'static/dialog.js'] }),
  });
  const { onRenderBody, onPreRenderHTML } = await import('./gatsby-ssr');
  const head: ReactNode[] = [];
  let body: ReactNode[] = [];
  const attributes = {};
  onRenderBody(
    {
      pathname: '/a',
      bodyHtml,
      setHeadComponents: (components: ReactNode[]) => head.push(...components),
      setPostBodyComponents: (components: ReactNode[]) => body.push(...components),
      setHtmlAttributes: (more: object) => Object.assign(attributes, more),
      loadPageDataSync: () => ({ componentChunkName: 'page-a' }),
    } as unknown as RenderBodyArgs & { bodyHtml: string },
    options as never,
  );
  body.push(<script key="script-loader">window.pagePath</script>, <Slice key="slice" sliceId="_gatsby-scripts" />);
  onPreRenderHTML?.(
    { getPostBodyComponents: () => body, replacePostBodyComponents: (components: ReactNode[]) => (body = components) } as unknown as PreRenderHTMLArgs,
    options as never,
  );
  const html = (components: ReactNode[]) => renderToStaticMarkup((<>{components}</>) as ReactElement);
  return { head: html(head), body: html(body), attributes };
}

const env = { ...process.env };
afterEach(() => {
  process.env = { ...env };
  jest.resetModules();
});

test('Gatsby’s scripts are inert until the script after them starts them; the files of the page stand beside them', async () => {
  const { head, body, attributes } = await documentOf('<div id="hero"></div>');
  expect(head).toBe('<script>head()</script><noscript><link rel="stylesheet" href="/fonts.css"/></noscript>');
  expect(attributes).toEqual({ 'data-first-screen': 'hero' });
  expect(body).toBe(
    '<template id="gatsby-scripts" data-page="/a" data-scripts="/static/shared.js /static/a.js" ' +
      'data-chunk-dialog="/dialog.css /static/dialog.js" data-chunk-none=""><script src="/app.js"></script></template>' +
      '<script>body()</script>',
  );
});

test('a page without the first screen’s element does not wait for it', async () => {
  expect((await documentOf('<p>text</p>')).attributes).toEqual({});
});
