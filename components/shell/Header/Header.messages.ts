import { defineMessages } from 'react-intl';

export const headerTexts = defineMessages<{
  units: { units: number };
  account: { name: string };
  level: { level: number };
  notices: { count: number };
}>({
  units: {
    id: 'shell.header.units',
    defaultMessage: '{units, number} {units, plural, one {Unit} other {Units}}',
    description: 'What the gold pill with the balance says to screen readers',
  },
  account: {
    id: 'shell.header.account',
    defaultMessage: 'Your account, {name}',
    description: 'What the avatar in the header says to screen readers: it opens the account overlay',
  },
  notices: {
    id: 'shell.header.notices',
    defaultMessage: '{count, plural, =0 {Notices} one {Notices, # new} other {Notices, # new}}',
    description: 'Link with a bell: opens what the club has to tell the player, such as Units that expire soon',
  },
  level: {
    id: 'shell.header.level',
    defaultMessage: 'Level {level, number}',
    description: 'Under the name in the account overlay',
  },
});
