import { awaitFirstScreen } from '../awaitFirstScreen';
import { deferBelowFold } from '../deferBelowFold';
import type { FirstPaintOptions } from '../options';

declare const OPTIONS: Pick<FirstPaintOptions, 'techniques'>;

awaitFirstScreen();
if (OPTIONS.techniques.deferBelowFold) deferBelowFold();
