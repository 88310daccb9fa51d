import { defineMessages } from 'react-intl';
import type { RequestError } from '../../../store/friends/friendRequests/slice';

export const requestsMessages = defineMessages({
  received: { id: 'requests.received', defaultMessage: 'Received', description: 'Heading: requests received' },
  sent: { id: 'requests.sent', defaultMessage: 'Sent', description: 'Heading: requests sent' },
  none: { id: 'requests.none', defaultMessage: 'No requests right now', description: 'In the place of requests' },
  sending: { id: 'requests.sending', defaultMessage: 'Sending', description: 'Under a name that is being asked' },
  accept: { id: 'requests.accept', defaultMessage: 'Accept', description: 'Button on a request received' },
  decline: { id: 'requests.decline', defaultMessage: 'Decline', description: 'Button on a request received' },
  withdraw: { id: 'requests.withdraw', defaultMessage: 'Withdraw', description: 'Button on a request sent' },
  loading: { id: 'requests.loading', defaultMessage: 'Loading requests', description: 'For screen readers' },
  errorTitle: {
    id: 'requests.errorTitle',
    defaultMessage: 'We couldn’t load your requests',
    description: 'Heading in the place of requests',
  },
  error: {
    id: 'requests.error',
    defaultMessage: 'Nothing has changed. Try again in a moment.',
    description: 'In the place of requests',
  },
  form: { id: 'requests.ask', defaultMessage: 'Add friend', description: 'Heading of the form that asks a player' },
  name: {
    id: 'requests.name',
    defaultMessage: 'Player name',
    description: 'Label of the field for a player’s name',
  },
  nameHint: {
    id: 'requests.nameHint',
    defaultMessage: 'As shown on their profile; upper or lower case doesn’t matter',
    description: 'Under the field for a player’s name',
  },
  nameMissing: {
    id: 'requests.nameMissing',
    defaultMessage: 'Enter a player’s name.',
    description: 'Under the field for a player’s name, where it is empty',
  },
  send: { id: 'requests.send', defaultMessage: 'Send request', description: 'Button' },
});

export const requestsTemplates = defineMessages<
  Record<'accept' | 'decline' | 'withdraw', { name: string }> & Record<'received' | 'sent', { when: string }>
>({
  accept: { id: 'requests.acceptOf', defaultMessage: 'Accept {name}', description: 'Label of a button' },
  decline: { id: 'requests.declineOf', defaultMessage: 'Decline {name}', description: 'Label of a button' },
  withdraw: {
    id: 'requests.withdrawOf',
    defaultMessage: 'Withdraw the request to {name}',
    description: 'Label of a button',
  },
  received: {
    id: 'requests.askedYou',
    defaultMessage: 'Received {when}',
    description: 'Under a player’s name; {when} is such as yesterday or 3 days ago',
  },
  sent: {
    id: 'requests.youAsked',
    defaultMessage: 'Sent {when}',
    description: 'Under a player’s name; {when} is such as yesterday or 3 days ago',
  },
});

/** Why a friend request was rejected. */
export const rejectionMessages = defineMessages<Record<RequestError, { name: string }>>({
  unknown: {
    id: 'requests.trouble.unknown',
    defaultMessage: 'We couldn’t find {name}. Check the spelling.',
    description: 'Under the field for a player’s name',
  },
  friends: {
    id: 'requests.trouble.friends',
    defaultMessage: 'You and {name} are already friends.',
    description: 'Under the field for a player’s name',
  },
  blocked: {
    id: 'requests.trouble.blocked',
    defaultMessage: 'You’ve blocked {name}. Unblock them to send a request.',
    description: 'Under the field for a player’s name',
  },
  requested: {
    id: 'requests.trouble.requested',
    defaultMessage: 'You’ve already sent {name} a request. {name} hasn’t answered yet.',
    description: 'Under the field for a player’s name',
  },
  oneself: {
    id: 'requests.trouble.oneself',
    defaultMessage: 'That’s your own name. Enter another player’s name.',
    description: 'Under the field for a player’s name',
  },
  policies: {
    id: 'requests.trouble.policies',
    defaultMessage: 'Accept our changed policies first, then send the request again.',
    description: 'Under the field for a player’s name: the policies have changed since the player accepted them',
  },
  later: {
    id: 'requests.trouble.later',
    defaultMessage: '{name} can’t get a request from you right now. Try again in a few days.',
    description: 'Under the field for a player’s name: too many requests, or one that was declined a short time ago',
  },
  failed: {
    id: 'requests.trouble.failed',
    defaultMessage: 'We couldn’t send the request. Try again in a moment.',
    description: 'Under the field for a player’s name',
  },
});
