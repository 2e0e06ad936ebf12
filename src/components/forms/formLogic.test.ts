test('a form that receives focus does not load the library of telephone numbers', async () => {
  const library = jest.fn(() => ({}));
  jest.doMock('libphonenumber-js/min', library);
  const { loadPhoneParser } = await import('./formLogic');
  expect(library).not.toHaveBeenCalled();
  await loadPhoneParser();
  expect(library).toHaveBeenCalled();
});

test('what is sent has the address without the comma behind it, and a telephone number that stands alone in international form', async () => {
  const { normalizedValues } = await import('./formLogic');
  const fields = (['email', 'telephone'] as const).map((name) => ({ name, required: true }));
  const sent = (telephone: string, alone: boolean) =>
    normalizedValues(fields, { email: 'helena@exemplo.com,', telephone }, () => ({ international: '+55 11 98888 7777', alone }));
  expect(sent(' 11 98888-7777', true)).toEqual({ email: 'helena@exemplo.com', telephone: '+55 11 98888 7777' });
  expect(sent('Cel: 11 98888-7777 / 3333-4444', false)).toEqual({ email: 'helena@exemplo.com', telephone: 'Cel: 11 98888-7777 / 3333-4444' });
});
