const neverCalled = () => {
  throw new Error('This stands in the bundle for a function of a package that the site never calls.');
};

/**
 * Stands in for what react-datepicker never calls here: its pop-up (the calendar stands in a dialog of ours) and the reading of dates from text (nobody
 * types one), a third of its script. Without types: what takes the place of a package's module is read as the package's own JavaScript is.
 */
export {
  neverCalled as arrow,
  neverCalled as autoUpdate,
  neverCalled as flip,
  neverCalled as FloatingArrow,
  neverCalled as match,
  neverCalled as offset,
  neverCalled as useFloating,
  neverCalled as parse,
};
