import { withoutExtension } from '../../../../src/domain/forms/withoutExtension';

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
