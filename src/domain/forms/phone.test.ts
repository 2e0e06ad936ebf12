import { checkPhone, withoutExtension } from './phone';

describe('withoutExtension', () => {
  test.each([
    ['11 3333-4444 ramal 22', '11 3333-4444', '22'],
    ['11 3333-4444, Ramal: 22', '11 3333-4444, Ramal: 22', ''],
    ['+33 1 23 45 67 89 poste 5', '+33 1 23 45 67 89', '5'],
    ['212 555 0100 x7', '212 555 0100', '7'],
    ['212 555 0100 ext. 7', '212 555 0100', '7'],
    ['11 3333-4444', '11 3333-4444', ''],
  ])('%j is %j with extension %j', (telephone, number, extension) => {
    expect(withoutExtension(telephone)).toEqual({ number, extension });
  });
});

describe('checkPhone', () => {
  test.each([
    ['', 'telephoneEmpty'],
    ['3333-444', 'telephoneShort'],
    ['3333-4444', 'telephoneNoArea'],
    ['98888-7777', 'telephoneNoArea'],
    ['+55 11', 'telephoneShort'],
    ['ligue-me', 'telephoneLetters'],
    ['11 98888-7777 após 18h', 'telephoneLetters'],
    ['javascript:alert(1)', 'telephoneShort'],
    ['Cel: 98888-7777 (WhatsApp)', 'telephoneNoArea'],
    ['98888-7777 / 3333-4444', 'telephoneNoArea'],
    ['11 98888*7777', 'telephoneUnclear'],
    ['55+11988887777', 'telephoneUnclear'],
    ['1234567890123456', 'telephoneLong'],
  ])('%j has the fault %s', (telephone, fault) => {
    expect(checkPhone(telephone)).toBe(fault);
  });

  const accepted = [
    '(13) 98888-7777',
    '0033 6 12 34 56 78',
    '11.3333.4444',
    'Cel: 11 98888-7777',
    '11 3333-4444 ramal 22 (manhã)',
    '11 3333-4444 / 98888-7777',
  ];

  test.each(accepted)('%j passes', (telephone) => {
    expect(checkPhone(telephone)).toBeNull();
  });
});
