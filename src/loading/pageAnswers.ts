/** Whether React answers on the page: false while it takes over the server's HTML. Not a hook, since no view is to change when it does. */
export const pageAnswers = (): boolean => document.querySelector('#___gatsby[data-live]') !== null;
