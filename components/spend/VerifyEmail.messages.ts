import { defineMessages } from 'react-intl';

export const verifyEmailMessages = defineMessages({
  title: {
    id: 'payment.verify.title',
    defaultMessage: 'Confirm your e-mail first',
    description: 'Heading, in place of a payment: the player has not confirmed the e-mail address of the account yet',
  },
  text: {
    id: 'payment.verify.text',
    defaultMessage: 'Open the link we sent to your address, then try again. No Units were taken.',
    description: 'Under “Confirm your e-mail first”; the address follows on a line of its own',
  },
  send: {
    id: 'payment.verify.send',
    defaultMessage: 'Send the link again',
    description: 'Button: sends another e-mail with the link that confirms the address',
  },
  sending: {
    id: 'payment.verify.sending',
    defaultMessage: 'Sending',
    description: 'The same button while the e-mail is sent',
  },
  sent: {
    id: 'payment.verify.sent',
    defaultMessage: 'Link sent. If it doesn’t arrive in a few minutes, check your spam folder.',
    description: 'After the e-mail was sent again',
  },
  confirmed: {
    id: 'payment.verify.confirmed',
    defaultMessage: 'Your e-mail is confirmed. Try again now.',
    description: 'In place of “Link sent” where the player has confirmed the address meanwhile',
  },
  limit: {
    id: 'payment.verify.limit',
    defaultMessage: 'We’ve already sent you several links. Check your spam folder, or request another in an hour.',
    description: 'The e-mail was not sent again, because three were sent within an hour',
  },
  failed: {
    id: 'payment.verify.failed',
    defaultMessage: 'We couldn’t send the link. Try again in a moment.',
    description: 'The e-mail could not be sent again',
  },
});
