import type { GatsbySSR, PluginOptions, RenderBodyArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactElement, type ReactNode } from 'react';
import { renderToString } from 'react-dom/server';
import { chunkOf, isPagePathScript, isScriptsSlice, type WebpackStats } from './src/internals';
import type { FirstPaintOptions } from './src/options';
import { chunkAttribute, scriptsTemplateId } from './src/startScripts';

export { wrapRootElement } from './src/hydrate';

const optionsOf = (options: PluginOptions) => options as unknown as FirstPaintOptions;

const isBuild = process.env.NODE_ENV === 'production';

const chunks = JSON.parse(process.env.FIRST_PAINT_CHUNKS ?? '{}') as WebpackStats['assetsByChunkName'];

const filesOf = (chunk: string): string[] => (chunks[chunk] ?? []).map((file) => `/${file}`);

const bodyScriptKey = 'first-paint';

/** React's streaming renderer would move large Suspense boundaries to the end of the page until a script puts them back. */
export const replaceRenderer: GatsbySSR['replaceRenderer'] = ({ bodyComponent, replaceBodyHTMLString }) => {
  replaceBodyHTMLString(renderToString(bodyComponent));
};

export const onRenderBody = (
  { pathname, bodyHtml, setHeadComponents, setPostBodyComponents, setHtmlAttributes, loadPageDataSync }: RenderBodyArgs & { readonly bodyHtml: string },
  pluginOptions: PluginOptions,
): void => {
  const { deferredStylesheet, firstScreenId, preloadOnTap } = optionsOf(pluginOptions);
  if (!isBuild) {
    setHeadComponents([<link key="deferred-styles" rel="stylesheet" href={deferredStylesheet} />]);
    return;
  }
  if (bodyHtml.includes(`id="${firstScreenId}"`)) setHtmlAttributes({ 'data-first-screen': firstScreenId } as object);
  setHeadComponents([
    <script key="first-paint-head" dangerouslySetInnerHTML={{ __html: process.env.FIRST_PAINT_HEAD ?? '' }} />,
    <noscript key="deferred-styles">
      <link rel="stylesheet" href={deferredStylesheet} />
    </noscript>,
  ]);
  const scripts = filesOf(chunkOf(loadPageDataSync(pathname))).filter((file) => file.endsWith('.js'));
  setPostBodyComponents([
    <template
      id={scriptsTemplateId}
      key={scriptsTemplateId}
      data-page={pathname}
      data-scripts={scripts.join(' ')}
      {...Object.fromEntries(preloadOnTap.map((chunk) => [chunkAttribute(chunk), filesOf(chunk).join(' ')]))}
    />,
    <script key={bodyScriptKey} dangerouslySetInnerHTML={{ __html: process.env.FIRST_PAINT_BODY ?? '' }} />,
  ]);
};

const hasKey = (component: ReactNode, key: string): component is ReactElement => isValidElement(component) && component.key === key;

/** Moves Gatsby's scripts into the `<template>`, where the preload scanner does not see them, until `startScripts` starts them. */
export const onPreRenderHTML: GatsbySSR['onPreRenderHTML'] = ({ getPostBodyComponents, replacePostBodyComponents }) => {
  if (!isBuild) return;
  const components = getPostBodyComponents().filter((component) => !isPagePathScript(component));
  const movedKeys = [scriptsTemplateId, bodyScriptKey];
  replacePostBodyComponents([
    ...components.filter((component) => !isScriptsSlice(component) && !movedKeys.some((key) => hasKey(component, key))),
    // in this order, so that the template exists when the script runs
    ...components.filter((component) => hasKey(component, scriptsTemplateId)).map((template) => cloneElement(template, {}, components.filter(isScriptsSlice))),
    ...components.filter((component) => hasKey(component, bodyScriptKey)),
  ]);
};
