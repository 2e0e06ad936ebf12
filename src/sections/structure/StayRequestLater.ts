import '../../components/booking/BookingCard.module.css';
import './StayRequest.module.css';
import { later } from '../../components/parts/later';

/** The reservation form, which answers once it is near. */
export const StayRequestLater = later(() => import(/* webpackPrefetch: true */ './StayRequest').then((module) => module.StayRequest));
