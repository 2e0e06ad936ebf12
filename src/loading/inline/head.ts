import { keepHashReadable } from '../keepHashReadable';
import { hold } from './hold';

keepHashReadable();
hold();
