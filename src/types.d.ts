/** Does gatsby-plugin-sharp's jobs; output paths are absolute. */
declare module 'gatsby-plugin-sharp/process-file' {
  export const processFile: (file: string, transforms: readonly { readonly outputPath: string; readonly args: object }[], options: object) => Promise<unknown>;
}

declare module 'gatsby-plugin-sharp' {
  export function generateImageData(request: {
    readonly file: import('gatsby').Node;
    readonly args: object;
    readonly pathPrefix: string;
    readonly reporter: import('gatsby').Reporter;
    readonly cache: import('gatsby').GatsbyCache;
  }): Promise<object | undefined>;
  export function setActions(actions: { readonly createJobV2: (job: object) => Promise<unknown> }): void;
}

/** The part of react-slick that takes slides as they are (src/components/carousel/Slick.tsx). */
declare module 'react-slick/lib/inner-slider' {
  import { Component } from 'react';
  import type { Settings } from 'react-slick';
  export class InnerSlider extends Component<Settings & { readonly unslick?: boolean }> {
    readonly changeSlide: (change: { readonly message: 'previous' | 'next' }) => void;
    readonly slideHandler: (index: number) => void;
    readonly pause: (by: 'paused') => void;
    readonly autoPlay: (by: 'play') => void;
  }
}

declare module 'react-slick/lib/default-props' {
  const defaults: import('react-slick').Settings;
  export default defaults;
}

/** All files of a folder whose path matches, bundled by webpack: by their path from there. */
interface ImportMeta {
  webpackContext(folder: string, options: { readonly regExp: RegExp }): { (file: string): unknown; keys(): string[] };
}
