import { type Measuring, settings } from '../../browser/settings';
import { configuredServices } from './services';

const analytics: Measuring['analytics'] = [
  { provider: 'plausible', domain: 'hotel.example', endpoint: 'https://plausible.io/api/event' },
  { provider: 'ga4', id: 'G-TEST', script: 'https://www.googletagmanager.com/gtag/js?id=G-TEST', setsCookies: true, offSwitch: 'ga-disable-G-TEST' },
];

test.each([
  [null, []],
  [{ analytics, figuresEndpoint: null }, ['plausible', 'ga4']],
  [{ analytics: [], figuresEndpoint: 'https://metrics.example/' }, ['figures']],
  [{ analytics, figuresEndpoint: 'https://metrics.example/' }, ['plausible', 'ga4', 'figures']],
])('with %j consent is asked for %j', (measuring, services) => {
  jest.replaceProperty(settings, 'measuring', measuring);
  expect(configuredServices()).toEqual(services);
});
