import { techniques, techniquesFrom } from './options';

test('all techniques are on but the given ones', () => {
  expect(Object.values(techniquesFrom(''))).toEqual(techniques.map(() => true));
  expect(
    Object.entries(techniquesFrom('prefetch,deferBelowFold'))
      .filter(([, isOn]) => !isOn)
      .map(([name]) => name),
  ).toEqual(['deferBelowFold', 'prefetch']);
});

test('an unknown name throws, with the list of known ones', () => {
  expect(() => techniquesFrom('speed')).toThrow('There is no technique speed. There are: scriptsAfterFirstImage');
});
