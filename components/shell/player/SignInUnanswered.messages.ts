import { defineMessages } from 'react-intl';

export const unansweredTexts = defineMessages({
  title: {
    id: 'shell.unanswered.title',
    defaultMessage: 'We couldn’t load your account',
    description: 'Title of a page when the site could not find out whether a player is signed in',
  },
  text: {
    id: 'shell.unanswered.text',
    defaultMessage: 'You don’t need to sign in again. Check your connection and retry.',
    description: 'Under that title',
  },
  retry: { id: 'shell.unanswered.retry', defaultMessage: 'Retry', description: 'Button: loads the account again' },
  retrying: {
    id: 'shell.unanswered.retrying',
    defaultMessage: 'Trying again',
    description: 'The same button while it loads',
  },
});
