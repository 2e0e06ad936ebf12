test('a form that receives focus does not load the library of telephone numbers', async () => {
  const library = jest.fn(() => ({}));
  jest.doMock('libphonenumber-js/min', library);
  const { loadPhoneParser } = await import('./formLogic');
  expect(library).not.toHaveBeenCalled();
  await loadPhoneParser();
  expect(library).toHaveBeenCalled();
});
