import { keepComfortMarked } from '../../hooks/comfortMark';
import { awaitFirstScreen } from '../awaitFirstScreen';
import { bringComfortStyles } from '../bringComfortStyles';
import { hold } from './hold';

awaitFirstScreen();
keepComfortMarked();
bringComfortStyles();
hold();
