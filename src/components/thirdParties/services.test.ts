import { type AnalyticsService, settings } from '../../browser/settings';
import { configuredServices } from './services';

const analytics: readonly AnalyticsService[] = [
  { provider: 'plausible', domain: 'hotel.example', endpoint: 'https://plausible.io/api/event' },
  { provider: 'ga4', id: 'G-TEST', script: 'https://www.googletagmanager.com/gtag/js?id=G-TEST', setsCookies: true, offSwitch: 'ga-disable-G-TEST' },
];

test('consent is asked for each service that counts visits', () => {
  expect(configuredServices()).toEqual([]);
  jest.replaceProperty(settings, 'analytics', analytics);
  expect(configuredServices()).toEqual(['plausible', 'ga4']);
});
