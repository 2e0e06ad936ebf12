import { techniques, techniquesFrom } from './options';

test('all techniques are on but those that are named', () => {
  expect(Object.values(techniquesFrom(''))).toEqual(techniques.map(() => true));
  expect(
    Object.entries(techniquesFrom('prefetch,deferBelowFold'))
      .filter(([, isOn]) => !isOn)
      .map(([name]) => name),
  ).toEqual(['deferBelowFold', 'prefetch']);
});

test('a name that is none is told, with those that are', () => {
  expect(() => techniquesFrom('speed')).toThrow('There is no technique speed. There are: scriptsAfterFirstImage');
});
