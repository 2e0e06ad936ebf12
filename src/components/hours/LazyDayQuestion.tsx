import { nearPart } from '../parts/nearPart';
import type { DayQuestionProps } from './dayQuestionProps';
import { classes } from '../ui/classes';
import * as css from './LazyDayQuestion.module.css';

const DayQuestion = nearPart(() => import('./DayQuestion'));

/** The question of a day and an hour, which comes when the visitor is near; the room for it before. */
export const LazyDayQuestion = (question: DayQuestionProps) => <DayQuestion {...question} waiting={<div className={classes('scripted', css.waiting)} />} />;
