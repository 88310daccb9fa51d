import { defineMessages, type MessageTag } from 'react-intl';

export const nextExpiryMessages = defineMessages({
  none: {
    id: 'units.balance.none',
    defaultMessage: 'Finish a challenge in any game and its Units arrive here.',
    description: 'Under a balance of 0',
  },
  nothingExpires: {
    id: 'units.balance.nothingExpires',
    defaultMessage: 'Your Units have no expiration date.',
    description: 'Under the balance, where no Units expire',
  },
});

export const nextExpiryTemplates = defineMessages<{
  expireOn: { units: number; date: string };
  expiring: { units: number; days: number; b: MessageTag };
}>({
  expireOn: {
    id: 'units.balance.expireOn',
    defaultMessage: '{units, number} {units, plural, one {expires} other {expire}} on {date}',
    description: 'What of the balance expires next, in a line',
  },
  expiring: {
    id: 'shell.header.expiring',
    defaultMessage:
      '<b>{units, number}</b> {units, plural, one {expires} other {expire}} {days, plural, =0 {today} one {in # day} other {in # days}}',
    description: 'Beside the balance: Units that expire soon',
  },
});
