import { watchComfortMode } from '../../browser/comfortMode';
import { awaitFirstScreen } from '../awaitFirstScreen';
import { bringComfortStyles } from '../bringComfortStyles';
import { hold } from './hold';

awaitFirstScreen();
watchComfortMode();
bringComfortStyles();
hold();
