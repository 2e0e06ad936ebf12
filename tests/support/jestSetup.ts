/** Build machines are slow: what a component test waits for may take longer than the usual second. */
if (typeof document !== 'undefined') {
  const { configure } = jest.requireActual<typeof import('@testing-library/dom')>('@testing-library/dom');
  configure({ asyncUtilTimeout: 10_000 });
}
