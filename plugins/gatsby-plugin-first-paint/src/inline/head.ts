import { awaitFirstScreen } from '../awaitFirstScreen';
import { deferBelowFold } from '../deferBelowFold';
import type { FirstPaintOptions } from '../options';

declare const OPTIONS: Pick<FirstPaintOptions, 'techniques'>;

const { deferBelowFold: clip, skipBelowFoldLayout: skip } = OPTIONS.techniques;
awaitFirstScreen();
deferBelowFold({ clip, skip });
