import { defineMessages } from 'react-intl';

export const autoBankTexts = defineMessages({
  title: {
    id: 'autoBank.title',
    defaultMessage: 'Auto-bank',
    description: 'Heading of a setting: the club banks completed challenges (collects their Units) for the player',
  },
  label: {
    id: 'autoBank.label',
    defaultMessage: 'Bank completed challenges for me',
    description: 'Label of the switch; to bank a challenge: to collect its Units',
  },
  line: {
    id: 'autoBank.line',
    defaultMessage: 'When the time to bank a challenge ends, its Units go to your balance.',
    description: 'Under the label of the switch',
  },
  loading: { id: 'autoBank.loading', defaultMessage: 'Loading the setting', description: 'For screen readers' },
  loadFailed: {
    id: 'autoBank.loadFailed',
    defaultMessage: 'We couldn’t load this setting.',
    description: 'In the place of the switch',
  },
  retry: { id: 'autoBank.retry', defaultMessage: 'Try again', description: 'Button' },
  failed: {
    id: 'autoBank.failed',
    defaultMessage: 'We couldn’t save your choice. Try again.',
    description: 'Saving the setting failed',
  },
  offerTitle: {
    id: 'autoBank.offer.title',
    defaultMessage: 'That was close',
    description: 'Heading of the offer of auto-bank, after a player banked a challenge shortly before its time ended',
  },
  offer: {
    id: 'autoBank.offer.text',
    defaultMessage: 'You banked on the last day. Auto-bank does it for you when time runs out.',
    description: 'The offer of auto-bank',
  },
  accept: { id: 'autoBank.offer.accept', defaultMessage: 'Turn on auto-bank', description: 'Button of the offer' },
  decline: { id: 'autoBank.offer.decline', defaultMessage: 'No, thanks', description: 'Button: declines the offer' },
});
