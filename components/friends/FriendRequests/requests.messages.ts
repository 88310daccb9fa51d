import { defineMessages } from 'react-intl';
import type { RequestError } from '../../../store/friends/friendRequests/slice';

export const requestsMessages = defineMessages({
  received: { id: 'requests.received', defaultMessage: 'Waiting for you', description: 'Heading: requests received' },
  sent: { id: 'requests.sent', defaultMessage: 'Sent by you', description: 'Heading: requests sent' },
  none: { id: 'requests.none', defaultMessage: 'None right now.', description: 'In the place of requests' },
  sending: { id: 'requests.sending', defaultMessage: 'Being sent', description: 'Under a name that is being asked' },
  accept: { id: 'requests.accept', defaultMessage: 'Accept', description: 'Button on a request received' },
  decline: { id: 'requests.decline', defaultMessage: 'Decline', description: 'Button on a request received' },
  withdraw: { id: 'requests.withdraw', defaultMessage: 'Withdraw', description: 'Button on a request sent' },
  loading: { id: 'requests.loading', defaultMessage: 'Loading requests', description: 'For screen readers' },
  retry: { id: 'requests.retry', defaultMessage: 'Retry', description: 'Button: tries to load again' },
  errorTitle: {
    id: 'requests.errorTitle',
    defaultMessage: 'The requests did not load',
    description: 'Heading in the place of requests',
  },
  error: {
    id: 'requests.error',
    defaultMessage: 'They still wait, and none is lost. Try again in a moment.',
    description: 'In the place of requests',
  },
  form: { id: 'requests.ask', defaultMessage: 'Add a friend', description: 'Heading of the form that asks a player' },
  name: {
    id: 'requests.name',
    defaultMessage: 'Name in the club',
    description: 'Label of the field for a player’s name',
  },
  nameHint: {
    id: 'requests.nameHint',
    defaultMessage: 'As it stands on their profile; capitals do not matter.',
    description: 'Under the field for a player’s name',
  },
  nameMissing: {
    id: 'requests.nameMissing',
    defaultMessage: 'Type the name of the player you want to ask.',
    description: 'Under the field for a player’s name, where it is empty',
  },
  send: { id: 'requests.send', defaultMessage: 'Send the request', description: 'Button' },
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
    defaultMessage: 'Asked you {when}',
    description: 'Under a player’s name; {when} is such as yesterday or 3 days ago',
  },
  sent: {
    id: 'requests.youAsked',
    defaultMessage: 'Asked {when}',
    description: 'Under a player’s name; {when} is such as yesterday or 3 days ago',
  },
});

/** Why a friend request was rejected. */
export const rejectionMessages = defineMessages<Record<RequestError, { name: string }>>({
  unknown: {
    id: 'requests.trouble.unknown',
    defaultMessage: 'Nobody here is called {name}. Check the spelling.',
    description: 'Under the field for a player’s name',
  },
  friends: {
    id: 'requests.trouble.friends',
    defaultMessage: 'You and {name} are friends already.',
    description: 'Under the field for a player’s name',
  },
  requested: {
    id: 'requests.trouble.requested',
    defaultMessage: 'You’ve already sent {name} a request. It’s waiting for an answer.',
    description: 'Under the field for a player’s name',
  },
  oneself: {
    id: 'requests.trouble.oneself',
    defaultMessage: 'That is your own name. Type the name of somebody else.',
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
    defaultMessage: 'The request was not sent. Try again in a moment.',
    description: 'Under the field for a player’s name',
  },
});
