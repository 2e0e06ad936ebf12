import { withFallback } from './withFallback';

const portuguese = { close: 'Fechar', hours: { opens: 'Abre às {{time}}', closed: 'Fechado' } };

test('a word that a language lacks is that of the default language, in groups too', () => {
  expect(withFallback({ hours: { closed: 'Cerrado' } }, portuguese)).toEqual({ close: 'Fechar', hours: { opens: 'Abre às {{time}}', closed: 'Cerrado' } });
  expect(withFallback({}, portuguese)).toEqual(portuguese);
});

test('words that the default language does not have are left out', () => {
  expect(withFallback({ close: 'Cerrar', shut: 'Cerrar', hours: 'Horario' }, portuguese)).toEqual({ ...portuguese, close: 'Cerrar' });
});
