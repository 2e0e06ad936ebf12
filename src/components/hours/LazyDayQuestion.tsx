import { lazyNearViewport } from '../lazy/lazyNearViewport';
import type { DayQuestionProps } from './dayQuestionProps';
import { classes } from '../ui/classes';
import * as css from './LazyDayQuestion.module.css';

const DayQuestion = lazyNearViewport(() => import('./DayQuestion'));

/** Loads `DayQuestion` when it comes near the viewport, and reserves its space until then. */
export const LazyDayQuestion = (question: DayQuestionProps) => <DayQuestion {...question} fallback={<div className={classes('scripted', css.waiting)} />} />;
