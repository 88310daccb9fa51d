import { defineMessages, type MessageDescriptor } from 'react-intl';
import type { WidgetMode } from '../../services/sso/messages';

export const loginTexts = defineMessages({
  connectTitle: { id: 'login.title.connect', defaultMessage: 'Log in', description: 'Name of the login dialog' },
  signupTitle: {
    id: 'login.title.signup',
    defaultMessage: 'Create account',
    description: 'Name of the login dialog when it makes an account',
  },
  close: { id: 'login.close', defaultMessage: 'Close', description: 'Button that closes the login dialog' },
  loading: {
    id: 'login.loading',
    defaultMessage: 'Loading sign-in',
    description: 'Read by screen readers while the form is loaded',
  },
  completing: {
    id: 'login.completing',
    defaultMessage: 'Signing you in',
    description: 'Shown between the form and the dashboard',
  },
  done: {
    id: 'login.done',
    defaultMessage: 'You’re logged in',
    description: 'Heading of static/logged-in, where it is opened outside the dialog; a link to the club follows',
  },
  ended: {
    id: 'login.ended',
    defaultMessage: 'Your session has ended. Log in to continue.',
    description: 'Above the form to log in, after the session of a signed-in player ended elsewhere',
  },
  failedTitle: {
    id: 'login.failed.title',
    defaultMessage: 'Sign-in isn’t available right now',
    description: 'Title of the error when the form cannot be loaded',
  },
  failedText: {
    id: 'login.failed.text',
    defaultMessage: 'Your account and Units are safe. Check your connection and try again.',
    description: 'Under the title of that error',
  },
  incompleteTitle: {
    id: 'login.incomplete.title',
    defaultMessage: 'You’re almost in',
    description: 'Title of the error when the password was right but the player’s data did not come',
  },
  incompleteText: {
    id: 'login.incomplete.text',
    defaultMessage: 'We couldn’t load your account. You don’t need to sign in again: just retry.',
    description: 'Under the title of that error',
  },
  retry: { id: 'login.retry', defaultMessage: 'Retry', description: 'Button under an error' },
});

export const artTexts: Readonly<Record<WidgetMode, { title: MessageDescriptor; lead: MessageDescriptor }>> = {
  connect: defineMessages({
    title: {
      id: 'login.art.connect.title',
      defaultMessage: 'Welcome back',
      description: 'Beside the form to log in',
    },
    lead: {
      id: 'login.art.connect.lead',
      defaultMessage: 'Log in to see your Units, your rewards and this week’s challenges.',
      description: 'Under that title',
    },
  }),
  signup: defineMessages({
    title: {
      id: 'login.art.signup.title',
      defaultMessage: 'One account, every {publisher} game',
      description: 'Beside the form to create an account',
    },
    lead: {
      id: 'login.art.signup.lead',
      defaultMessage: 'Units, rewards and friends follow you from one game to the next. Always free.',
      description: 'Under that title',
    },
  }),
};
