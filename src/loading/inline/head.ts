import { hold } from './hold';

hold();
