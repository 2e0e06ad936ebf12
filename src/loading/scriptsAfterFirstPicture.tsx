import type { PreRenderHTMLArgs } from 'gatsby';
import { cloneElement, isValidElement, type ReactNode } from 'react';
import { chunkOfPage } from './chunkOfPage';

/**
 * Inline parts that nothing here needs: gatsby-plugin-image's are for its own component, where `Picture` draws a plain `<picture>`;
 * Gatsby's `script-loader` says the page's path, which the loader says too. What is not inline needs no hash in the policy. Nobody needs to know Gatsby's version.
 */
const unneeded: readonly (string | null)[] = ['gatsby-image-style', 'gatsby-image-style-noscript', 'gatsby-image-style-script', 'script-loader'];

const isGenerator = (part: ReactNode): boolean => isValidElement<{ name?: string }>(part) && part.props.name === 'generator';

const needed = (part: ReactNode): boolean => !isValidElement(part) || !(unneeded.includes(part.key) || isGenerator(part));

interface StyleMarks {
  readonly 'data-identity'?: string | undefined;
  readonly 'data-href'?: string | undefined;
}

/** Nobody reads `data-identity`. By `data-href` webpack finds the styles that a page has already; those of all pages it never looks for. */
function withoutMarks(part: ReactNode): ReactNode {
  if (!isValidElement<StyleMarks>(part) || part.type !== 'style') return part;
  const { 'data-href': address } = part.props;
  return cloneElement(part, { 'data-identity': undefined, 'data-href': address?.startsWith('/app.') ? undefined : address });
}

const isGatsbyScripts = (part: ReactNode): boolean => isValidElement<{ sliceId?: string }>(part) && part.props.sliceId === '_gatsby-scripts';

/**
 * Gatsby puts its scripts into the slice `_gatsby-scripts`. Inside `<template>` they are inert and unseen by the preload scanner,
 * until the inline loader brings them in after the first picture.
 */
export function scriptsAfterFirstPicture({
  getHeadComponents,
  replaceHeadComponents,
  getPostBodyComponents,
  replacePostBodyComponents,
  pathname,
}: PreRenderHTMLArgs): void {
  if (process.env.NODE_ENV !== 'production') return;
  replaceHeadComponents(getHeadComponents().filter(needed).map(withoutMarks));
  const parts = getPostBodyComponents()
    .filter(needed)
    .map((part, index) =>
      isGatsbyScripts(part) ? (
        <template id="scripts" key={`scripts-${index}`}>
          {part}
        </template>
      ) : (
        part
      ),
    );
  replacePostBodyComponents([
    ...parts,
    <script
      key="loader"
      data-page={pathname}
      data-chunk={chunkOfPage.get(pathname) ?? ''}
      dangerouslySetInnerHTML={{ __html: process.env.BODY_SCRIPT ?? '' }}
    />,
  ]);
}
