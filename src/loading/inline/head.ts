import { keepComfortMarked } from '../../hooks/comfortMark';
import { awaitFirstScreen } from '../awaitFirstScreen';
import { bringComfortStyles } from '../bringComfortStyles';
import { keepHashReadable } from '../keepHashReadable';
import { hold } from './hold';

awaitFirstScreen();
keepHashReadable();
keepComfortMarked();
bringComfortStyles();
hold();
