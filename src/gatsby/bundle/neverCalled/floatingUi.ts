const neverCalled = () => {
  throw new Error('The calendar stands in a dialog of ours, never in react-datepicker’s pop-up.');
};

/** Stands in for what would place react-datepicker's pop-up. Without types, as all of this folder: a package's JavaScript reads it as JavaScript. */
export {
  neverCalled as arrow,
  neverCalled as autoUpdate,
  neverCalled as flip,
  neverCalled as FloatingArrow,
  neverCalled as offset,
  neverCalled as useFloating,
};
