/** @jest-environment jsdom */
import { fromJS } from 'immutable';
import { createRef } from 'react';
import { render } from '@testing-library/react';
import { exceptions } from '../../../../src/content/fields';
import { dayFrom } from '../../../../src/domain/i18n/brazilianDay';
import { fieldFor } from '../../form/deskField';
import type { ControlHandle, ControlProps } from '../decap';
import { invalidity } from '../validate';
import { typedDay as TypedDay } from './texts';

jest.mock('../internals', () => ({}));
jest.mock('../refusedSave', () => ({ noteFault: jest.fn() }));

test.each([
  ['01/02/2027', '2027-02-01'],
  ['1.2.2027', '2027-02-01'],
  ['25/12', '12-25'],
  ['29/2', '02-29'],
  // as files have it
  ['2027-02-01', '2027-02-01'],
  ['02-01', '02-01'],
])('the day of an exception, typed as %s, is %s', (typed, day) => {
  expect(dayFrom(typed)).toBe(day);
  expect(invalidity('Restaurant.exceptions.*.from', dayFrom(typed))).toBeNull();
});

test('what is no day is refused with how to type one', () => {
  expect(invalidity('Restaurant.exceptions.*.from', dayFrom('31/02/2027'))?.message).toContain(
    'deve ser um dia, como 24/12/2026, ou dia e mês para todos os anos',
  );
});

test.each([
  ['01/12', '31/03/2027', /^o primeiro dia é 01\/12, o último 31\/03\/2027; escreva os dois com o ano/],
  ['10/01/2027', '09/01/2027', /^é 09\/01\/2027, antes do primeiro dia, 10\/01\/2027;/],
  ['20/12', '05/01', null],
  ['01/12/2026', '31/03/2027', null],
  // told of the first day itself
  ['31/02/2027', '01/03', null],
])('an exception from %s to %s is refused in the form where its days do not fit', (from, to, message) => {
  const fields = fieldFor('exceptions', exceptions, { kind: 'Bar', at: 'Bar' }).fields ?? [];
  const handle = createRef<ControlHandle>();
  const control = (name: string, value: string): Partial<ControlProps> => ({
    field: fromJS(fields.find((one) => one.name === name)) as ControlProps['field'],
    value,
    forID: name,
    parentIds: ['exception'],
  });
  render(
    <>
      <TypedDay {...(control('from', from) as ControlProps)} />
      <TypedDay {...(control('to', to) as ControlProps)} ref={handle} />
    </>,
  );
  const { error = false } = handle.current?.isValid?.() ?? {};
  expect(error ? error.message : null).toEqual(message ? expect.stringMatching(message) : null);
});
