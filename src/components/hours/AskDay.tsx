import { nearPart } from '../parts/nearPart';
import type { AskedDay } from './askedDay';
import { classes } from '../ui/classes';
import * as css from './AskDay.module.css';

const DayQuestion = nearPart(() => import('./DayQuestion'));

/** The question of a day and an hour, which comes when the visitor is near; the room for it before. */
export const AskDay = (question: AskedDay) => <DayQuestion {...question} waiting={<div className={classes('scripted', css.waiting)} />} />;
