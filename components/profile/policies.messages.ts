import { defineMessages } from 'react-intl';

export const policyTexts = defineMessages({
  title: { id: 'profile.policies.title', defaultMessage: 'Our policies have changed', description: 'Heading' },
  loading: {
    id: 'profile.policies.loading',
    defaultMessage: 'Loading the policies',
    description: 'For screen readers',
  },
  failed: {
    id: 'profile.policies.failed',
    defaultMessage: 'The policies could not be loaded. Try again in a moment.',
    description: 'In the place of the policies',
  },
  termsOfUse: { id: 'profile.policies.termsOfUse', defaultMessage: 'Terms of use', description: 'Opens a legal text' },
  termsOfSale: {
    id: 'profile.policies.termsOfSale',
    defaultMessage: 'Terms of sale',
    description: 'Opens a legal text',
  },
  privacy: { id: 'profile.policies.privacy', defaultMessage: 'Privacy policy', description: 'Opens a legal text' },
  retry: { id: 'profile.policies.retry', defaultMessage: 'Retry', description: 'Button: tries to load again' },
  accept: { id: 'profile.policies.accept', defaultMessage: 'Accept the policies', description: 'Button' },
  accepting: {
    id: 'profile.policies.accepting',
    defaultMessage: 'Accepting',
    description: 'On that button while it works',
  },
  accepted: {
    id: 'profile.policies.accepted',
    defaultMessage: 'Thank you. You have accepted the policies in force.',
    description: 'After the policies were accepted',
  },
  notAccepted: {
    id: 'profile.policies.notAccepted',
    defaultMessage: 'Your answer did not reach us. Try again.',
    description: 'Accepting failed',
  },
  changedAgain: {
    id: 'profile.policies.changedAgain',
    defaultMessage: 'The policies changed while you were reading. These are the ones in force now.',
    description: 'Accepting failed because newer texts are in force',
  },
});
