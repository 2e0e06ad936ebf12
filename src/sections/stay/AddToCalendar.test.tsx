/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { hotel, rules } from '../../../tests/support/fixtures/offers';
import { renderIn } from '../../../tests/support/inLanguage';
import { readCalendar } from '../../../tests/support/readCalendar';
import { AddToCalendar } from './AddToCalendar';

const stay = { checkIn: '2027-03-20', checkOut: '2027-03-22' };

let saved: Blob | null = null;
beforeEach(() => {
  saved = null;
  Object.assign(URL, { createObjectURL: (blob: Blob) => ((saved = blob), 'blob:saved'), revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

/** The description of the stay in the file that the button gives. */
async function descriptionOf(view: Parameters<typeof renderIn>[1]) {
  const { user } = renderIn('en', view);
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await screen.findByText(/^File saved/);
  const reader = new FileReader();
  const text = await new Promise<string>((resolve) => {
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(saved ?? new Blob());
  });
  return readCalendar(text).entries[0]?.DESCRIPTION?.replaceAll('\u00a0', ' ');
}

test('the entry of a stay tells its sun and moon', async () => {
  expect(await descriptionOf(<AddToCalendar stay={stay} rules={{ ...rules, rules: [{ slug: 'stay', text: 'From 3 pm to noon.' }] }} hotel={hotel} />)).toBe(
    [
      'Dates chosen on the site. A booking is valid only once the hotel has confirmed it.',
      'Your first sunset is about 6:15 pm; your first sunrise, about 6:10 am. On your first night, a waxing gibbous moon.',
      'From 3 pm to noon.',
    ].join('\n\n'),
  );
});

test('where no place is given, it tells the moon alone', async () => {
  const description = await descriptionOf(<AddToCalendar stay={stay} rules={rules} hotel={{ ...hotel, coastCoordinates: null }} />);
  expect(description).toContain('On your first night, a waxing gibbous moon.');
  expect(description).not.toContain('sunset');
});
