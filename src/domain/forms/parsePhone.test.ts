import examples from 'libphonenumber-js/examples.mobile.json';
import { getCountries, getExampleNumber } from 'libphonenumber-js/min';
import { parsePhone } from './parsePhone';

describe('parsePhone', () => {
  test.each([
    ['13 98888-7777', '+55 13 98888 7777'],
    ['(11) 3333-4444', '+55 11 3333 4444'],
    ['(13)9 8888 7777', '+55 13 98888 7777'],
    ['013 98888-7777', '+55 13 98888 7777'],
    ['0 15 13 98888 7777', '+55 13 98888 7777'],
    ['5513988887777', '+55 13 98888 7777'],
    ['+55 (0)13 98888-7777', '+55 13 98888 7777'],
    ['00 55 13 98888-7777', '+55 13 98888 7777'],
    ['+33 6 12 34 56 78', '+33 6 12 34 56 78'],
    ['0033612345678', '+33 6 12 34 56 78'],
    ['+1 (212) 555-0100', '+1 212 555 0100'],
    ['11 3333-4444 ramal 22', '+55 11 3333 4444 ext. 22'],
  ])('reads %j as %s', (written, international) => {
    expect(parsePhone(written)).toEqual({ international, alone: true });
  });

  test.each([
    ['Cel: 11 98888-7777', '+55 11 98888 7777'],
    ['(11) 98888-7777 (WhatsApp)', '+55 11 98888 7777'],
    ['11 3333-4444/4445', '+55 11 3333 4444'],
    ['11 3333-4444 / 11 98888-7777', '+55 11 3333 4444'],
    ['3333-4444 ou 11 98888-7777', '+55 11 98888 7777'],
    ['Mobile +33 6 12 34 56 78; office +33 1 23 45 67 89', '+33 6 12 34 56 78'],
  ])('finds in %j the number %s', (written, international) => {
    expect(parsePhone(written)).toEqual({ international, alone: false });
  });

  test.each([
    ['06 12 34 56 78', 'telephoneNoArea'],
    ['+55 98888-7777', 'telephoneNoArea'],
    ['(00) 98888-7777', 'telephoneUnclear'],
    ['+999 12345678', 'telephoneCountry'],
    ['+33 6 12 34', 'telephoneShort'],
    ['+33 6 12 34 56 78 90', 'telephoneLong'],
    ['Cel: 3333-4444', 'telephoneNoArea'],
    ['+999 12345678 (WhatsApp)', 'telephoneCountry'],
  ])('%j has the fault %s', (written, fault) => {
    expect(parsePhone(written)).toEqual({ fault });
  });

  test('accepts a mobile number of every country in international form, and in Brazilian form that of Brazil', () => {
    for (const country of getCountries()) {
      const example = getExampleNumber(country, examples);
      if (!example) continue;
      expect(parsePhone(example.formatInternational())).toEqual({ international: example.formatInternational(), alone: true });
    }
    const example = getExampleNumber('BR', examples);
    expect(parsePhone(example?.formatNational() ?? '')).toEqual({ international: example?.formatInternational(), alone: true });
  });
});
