import { keepComfortMarked } from '../../hooks/comfortMark';
import { bringComfortStyles } from '../bringComfortStyles';
import { keepHashReadable } from '../keepHashReadable';
import { hold } from './hold';

keepHashReadable();
keepComfortMarked();
bringComfortStyles();
hold();
