import './SpaMessage.module.css';
import '../../components/forms/Form.module.css';
import { later } from '../../components/parts/later';

/** The message to the spa, whose form answers once it is near. */
export const SpaMessageLater = later(() => import(/* webpackPrefetch: true */ './SpaMessage').then((module) => module.SpaMessage));
