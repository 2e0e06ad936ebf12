import './SignUp.module.css';
import '../../components/forms/Form.module.css';
import '../../components/thirdParties/MarketingForm.module.css';
import { later } from '../../components/parts/later';

/** The sign-up block, whose form answers once it is near. */
export const SignUpLater = later(() => import(/* webpackPrefetch: true */ './SignUp').then((module) => module.SignUp));
