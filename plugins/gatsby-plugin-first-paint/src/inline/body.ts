import { type PageToStart, type StartOptions, startScripts } from '../startScripts';

declare const OPTIONS: StartOptions;

startScripts((document.currentScript as HTMLElement).dataset as unknown as PageToStart, OPTIONS);
