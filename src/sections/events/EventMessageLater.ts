import './EventMessage.module.css';
import '../../components/forms/Form.module.css';
import { later } from '../../components/parts/later';

/** The message to the events team, whose form answers once it is near. */
export const EventMessageLater = later(() => import(/* webpackPrefetch: true */ './EventMessage').then((module) => module.EventMessage));
