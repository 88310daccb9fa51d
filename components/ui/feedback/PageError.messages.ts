import { defineMessages } from 'react-intl';

/** Texts of the message that replaces many failed parts of a page. */
export const pageErrorMessages = defineMessages({
  title: {
    id: 'ui.pageError.title',
    defaultMessage: 'We couldn’t load this page',
    description: 'Title of a message where several parts of a page could not be loaded',
  },
  text: {
    id: 'ui.pageError.text',
    defaultMessage: 'Your Units and rewards are safe.',
    description: 'Under that title',
  },
  retry: { id: 'ui.pageError.retry', defaultMessage: 'Try again', description: 'Button: loads what failed again' },
  retrying: { id: 'ui.pageError.retrying', defaultMessage: 'Trying again', description: 'The button while it loads' },
});
