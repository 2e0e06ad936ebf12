import type { Unused } from './WithoutFeatures';

/** Days are picked one at a time, from months as they are, and no times: in a dialog of ours, under a head of ours. */
const datepicker: Unused = {
  modules: /react-datepicker[\\/]dist/,
  props: {
    true: ['inline', 'renderCustomHeader'],
    undefined: [
      ...['closeOnScroll', 'customInput', 'disabled', 'onChangeRaw', 'open', 'portalId', 'readOnly', 'strictParsing', 'withPortal'],
      ...['selectsEnd', 'selectsMultiple', 'selectsRange', 'selectsStart'],
      ...['showFullMonthYearPicker', 'showMonthYearPicker', 'showQuarterYearPicker', 'showWeekNumber', 'showWeekNumbers', 'showWeekPicker', 'showYearPicker'],
      ...['showMonthDropdown', 'showMonthYearDropdown', 'showYearDropdown'],
      ...['excludeTimes', 'filterTime', 'includeTimes', 'injectTimes', 'maxTime', 'minTime'],
      ...['showTimeInput', 'showTimeSelect', 'showTimeSelectOnly', 'timeClassName', 'timeFormat', 'timeZone'],
      ...['excludeDateIntervals', 'excludeDates', 'filterDate', 'includeDateIntervals', 'includeDates'],
      ...['dayClassName', 'monthFooter', 'monthHeader', 'renderCustomDayName', 'renderDayContents', 'renderYearContent', 'weekClassName', 'weekDayClassName'],
      ...['disabledKeyboardNavigation', 'fixedHeight', 'focusSelectedMonth', 'forceShowMonthNavigation', 'maxDate', 'onWeekSelect', 'usePointerEvent'],
      ...['adjustDateOnChange', 'showDisabledMonthNavigation', 'showPreviousMonths', 'todayButton'],
      ...['highlightDates', 'holidays', 'renderMonthContent', 'renderQuarterContent', 'selectsDisabledDaysInRange', 'swapRange'],
      ...['showFourColumnMonthYearPicker', 'showTwoColumnMonthYearPicker'],
    ],
  },
  methods: [
    // a field to type in, and a pop-up
    ...['getInputValue', 'handleBlur', 'handleChange', 'handleFocus', 'onClearClick', 'onInputKeyDown', 'onPortalKeyDown'],
    ...['renderClearButton', 'renderDateInput', 'renderInputContainer'],
    ...['clear', 'deferFocusInput', 'isCalendarOpen', 'onPopperKeyDown', 'resetHiddenStatus', 'resetInputValue', 'toggleCalendar'],
    // a button for today
    'handleTodayButtonClick',
    // weeks to pick
    ...['handleWeekClick', 'isStartOfWeek', 'isWeekDisabled'],
    // days that lie otherwise in two calendars
    ...['clearSelectingDate', 'getSelection', 'getVerticalOffset', 'setClickOutsideRef'],
    // times
    ...['handleTimeChange', 'handleTimeOnlyArrowKey', 'handleTimeOnlyEnterKey', 'scrollToTimeOption'],
    // months to pick
    ...['Month.getAriaLabel', 'Month.getTabIndex', 'Month.renderMonths', 'isMonthDisabled'],
    ...['getMonthClassNames', 'getMonthContent', 'handleKeyboardNavigation', 'handleMonthNavigation', 'onMonthClick', 'onMonthKeyDown', 'onMonthMouseEnter'],
    ...['isCurrentMonth', 'isInSelectingRangeMonth', 'isMonthDisabledForLabelDate', 'isMonthSelected', 'isRangeEndMonth', 'isRangeStartMonth'],
    ...['isSelectedMonth', 'isSelectingMonthRangeEnd', 'isSelectingMonthRangeStart'],
    ...['changeMonthYear', 'handleYearMouseEnter', 'handleYearMouseLeave', 'isSelectMonthInList'],
    // quarters
    ...['getQuarterClassNames', 'getQuarterContent', 'getQuarterTabIndex', 'handleQuarterNavigation', 'onQuarterKeyDown', 'renderQuarters'],
    ...['isCurrentQuarter', 'isInSelectingRangeQuarter', 'isQuarterSelected', 'isRangeEndQuarter', 'isRangeStartQuarter', 'isSelectedQuarter'],
    ...['isSelectQuarterInList', 'onQuarterClick', 'onQuarterMouseEnter'],
    // heads of its own
    ...['renderCurrentMonth', 'renderDefaultHeader', 'renderMonthDropdown', 'renderMonthYearDropdown', 'renderYearDropdown', 'renderYearHeader'],
  ],
};

/** Slides of one width lie beside each other, from left to right, and all are there; the page has controls of its own. */
const slick: Unused = {
  modules: /react-slick[\\/]lib/,
  props: {
    false: [
      ...['arrows', 'dots', 'pauseOnDotsHover', 'pauseOnFocus', 'pauseOnHover'],
      ...['adaptiveHeight', 'centerMode', 'fade', 'rtl', 'variableWidth', 'vertical', 'verticalSwiping'],
      ...['asNavFor', 'focusOnSelect', 'lazyLoad', 'responsive', 'swipeToSlide'],
      ...['afterChange', 'onEdge', 'onInit', 'onLazyLoad', 'onLazyLoadError', 'onReInit', 'swipeEvent'],
    ],
  },
  methods: [],
};

/** What the browser's script goes without (`WithoutFeatures`): most of the calendar is for what no guest of this site can do. */
export const unusedFeatures: readonly Unused[] = [datepicker, slick];
