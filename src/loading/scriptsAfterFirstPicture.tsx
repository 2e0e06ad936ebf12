import type { PreRenderHTMLArgs } from 'gatsby';
import type { ReactElement } from 'react';
import { chunkOfPage } from './chunkOfPage';
import { fontsAddress } from './fontsAddress';
import { loader } from './loader';

interface ScriptsSlice {
  readonly sliceId?: string;
}

const pageDataOf = (pathname: string): string => `/page-data/${pathname === '/' ? 'index' : pathname.replace(/^\/|\/$/g, '')}/page-data.json`;

/** The loader as text, for the inline script. */
export const loaderSource = (pathname: string): string =>
  `(${loader.toString()})(${JSON.stringify({ pageData: pageDataOf(pathname), chunk: chunkOfPage.get(pathname) ?? '', fonts: fontsAddress })})`;

/**
 * Gatsby puts its scripts into the slice `_gatsby-scripts`. Inside `<template>` they are inert and unseen by the preload scanner,
 * until the inline loader brings them in after the first picture.
 */
export function scriptsAfterFirstPicture({ getPostBodyComponents, replacePostBodyComponents, pathname }: PreRenderHTMLArgs): void {
  if (process.env.NODE_ENV !== 'production') return;
  const parts = getPostBodyComponents().map((part, index) =>
    (part as ReactElement<ScriptsSlice | undefined> | null)?.props?.sliceId === '_gatsby-scripts' ? (
      <template id="scripts" key={`scripts-${index}`}>
        {part}
      </template>
    ) : (
      part
    ),
  );
  replacePostBodyComponents([...parts, <script key="loader" dangerouslySetInnerHTML={{ __html: loaderSource(pathname) }} />]);
}
