import { type StartOptions, startScripts } from '../startScripts';

declare const OPTIONS: StartOptions;

startScripts(OPTIONS);
