import { keepComfortMarked } from '../../hooks/comfortMark';
import { keepHashReadable } from '../keepHashReadable';
import { hold } from './hold';

keepHashReadable();
keepComfortMarked();
hold();
