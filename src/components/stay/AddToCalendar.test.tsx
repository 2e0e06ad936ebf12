/** @jest-environment jsdom */
import { screen } from '@testing-library/react';
import { hotel, rules } from '../../../tests/support/fixtures/offers';
import { renderIn } from '../../../tests/support/components/inLanguage';
import { readCalendar } from '../../../tests/support/pages/readCalendar';
import { AddToCalendar } from './AddToCalendar';

const stay = { checkIn: '2027-03-20', checkOut: '2027-03-22' };

let saved: Blob | null = null;
beforeEach(() => {
  saved = null;
  Object.assign(URL, { createObjectURL: (blob: Blob) => ((saved = blob), 'blob:saved'), revokeObjectURL: () => undefined });
  jest.spyOn(HTMLAnchorElement.prototype, 'click').mockImplementation(() => undefined);
});

/** The event description in the downloaded file. */
async function descriptionOf(view: Parameters<typeof renderIn>[1]) {
  const { user } = renderIn('en', view);
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  await screen.findByText(/^Open the \.ics file/);
  const reader = new FileReader();
  const text = await new Promise<string>((resolve) => {
    reader.onload = () => resolve(reader.result as string);
    reader.readAsText(saved ?? new Blob());
  });
  return readCalendar(text).entries[0]?.DESCRIPTION?.replaceAll('\u00a0', ' ');
}

test('the event of a stay has sun and moon', async () => {
  expect(await descriptionOf(<AddToCalendar stay={stay} rules={{ ...rules, rules: [{ slug: 'stay', text: 'From 3 pm to noon.' }] }} hotel={hotel} />)).toBe(
    [
      'Dates chosen on the site. A booking is valid only once the hotel has confirmed it.',
      'Your first sunset is about 6:15 pm; your first sunrise, about 6:10 am. On your first night, a waxing moon.',
      'From 3 pm to noon.',
    ].join('\n\n'),
  );
});

test('says what to do if nothing opened, and gives the words to copy, since nobody sees whether the file was saved', async () => {
  const { user } = renderIn('en', <AddToCalendar stay={stay} rules={rules} hotel={hotel} />);
  const copied: string[] = [];
  Object.defineProperty(navigator, 'clipboard', { value: { writeText: (text: string) => Promise.resolve(copied.push(text)) }, configurable: true });
  await user.click(screen.getByRole('button', { name: 'Add to calendar' }));
  expect((await screen.findByText(/Nothing opened\?/)).getAttribute('role')).toBe('status');
  expect(screen.queryByText(/saved/i)).toBeNull();
  const shown = screen.getByRole<HTMLTextAreaElement>('textbox').value;
  expect(shown.split('\n')[0]).toMatch(/ · stay$/);
  expect(shown.replaceAll('\u00a0', ' ')).toContain('20/03/2027, 3 pm – 22/03/2027, noon');
  await user.click(screen.getByRole('button', { name: 'Copy the details' }));
  await screen.findByText('Copied.');
  expect(copied).toEqual([shown]);
});
