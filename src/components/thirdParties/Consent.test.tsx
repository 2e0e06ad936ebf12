/** @jest-environment jsdom */
import { act, screen } from '@testing-library/react';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { mockIntersectionObserver } from '../../../tests/support/components/mockIntersectionObserver';
import { messagesOf } from '../../../tests/support/content/messages';
import { type AnalyticsService, settings } from '../../browser/settings';
import { languages } from '../../site';
import Consent from './Consent';
import { reopenConsent } from './consent';

interface Messages {
  readonly label: string;
  readonly services: Readonly<Record<'marketing' | 'botCheck' | 'plausible', string>>;
  /** Among several. */
  readonly names: Messages['services'];
  readonly and: string;
}

const plausible: readonly AnalyticsService[] = [{ provider: 'plausible', domain: 'hotel.example', endpoint: 'https://plausible.io/api/event' }];

/** What the bar asks, reopened from the footer. */
function questionIn(language: (typeof languages)[number]): string | null {
  renderIn(language, <Consent allowed />);
  act(() => reopenConsent(true));
  return screen.getByRole('region', { name: messagesOf<Messages>(language, 'consent').label }).textContent;
}

beforeEach(() => {
  mockIntersectionObserver('far');
});

describe.each(languages)('in %s', (language) => {
  const { services, names, and } = messagesOf<Messages>(language, 'consent');

  test('one service is named', () => {
    jest.replaceProperty(settings, 'analytics', plausible);
    const question = questionIn(language);
    expect(question).toContain(services.plausible);
    expect(question).not.toMatch(/undefined|\{\{/);
  });

  test('several are listed', () => {
    jest.replaceProperty(settings, 'marketing', { account: 'account', form: 'form', domain: 'm.example', script: 'https://m.example/form.js' });
    jest.replaceProperty(settings, 'botCheck', { siteKey: 'key', script: 'https://check.example/api.js' });
    jest.replaceProperty(settings, 'analytics', plausible);
    expect(questionIn(language)).toContain(`${names.marketing}, ${names.botCheck}${and}${names.plausible}`);
  });
});
