import { defineMessages } from 'react-intl';
import type { NoticeKind } from '../../services/club/notices';

export const noticesTexts = defineMessages({
  title: {
    id: 'notices.title',
    defaultMessage: 'Notices',
    description: 'Title of the list of what the club has to tell the player, and heading of the choices about it',
  },
  close: { id: 'notices.close', defaultMessage: 'Close', description: 'Button that closes the list of notices' },
  loading: { id: 'notices.loading', defaultMessage: 'Loading your notices', description: 'For screen readers' },
  failed: {
    id: 'notices.failed',
    defaultMessage: 'We couldn’t load your notices',
    description: 'Heading in the place of the notices',
  },
  failedHelp: {
    id: 'notices.failedHelp',
    defaultMessage: 'Nothing has changed. Try again in a moment.',
    description: 'Under that heading',
  },
  emptyTitle: {
    id: 'notices.empty.title',
    defaultMessage: 'No notices yet',
    description: 'Heading in the place of the notices',
  },
  empty: {
    id: 'notices.empty.text',
    defaultMessage: 'We’ll let you know before Units expire, when you can afford a wish and when a friend asks.',
    description: 'Under that heading',
  },
  new: { id: 'notices.new', defaultMessage: 'New', description: 'At a notice that the player has not read before' },
  markAll: { id: 'notices.markAll', defaultMessage: 'Mark all as read', description: 'Button over the notices' },
  marking: { id: 'notices.marking', defaultMessage: 'Saving', description: 'On that button while it works' },
  markFailed: {
    id: 'notices.markFailed',
    defaultMessage: 'We couldn’t mark your notices as read. Try again.',
    description: 'Under that button',
  },
  older: { id: 'notices.older', defaultMessage: 'Show older notices', description: 'Button under the notices' },
  choose: {
    id: 'notices.choose',
    defaultMessage: 'Choose your notices',
    description: 'Link to where the player chooses which notices to get',
  },
});

/** The text of each kind of notice; each has some of the values. */
export const noticeTemplates = defineMessages<Record<NoticeKind, { units: number; name: string; date: string }>>({
  unitsExpiring: {
    id: 'notices.unitsExpiring',
    defaultMessage: 'Units that expire on {date}: {units, number}',
    description: 'A notice; {date} is a day with month and year',
  },
  challengeLapsing: {
    id: 'notices.challengeLapsing',
    defaultMessage: 'Bank your challenge before {date}: {name}',
    description:
      'A notice: the player has completed a challenge and must bank it (collect its Units); {date} is a day with its time',
  },
  wishAffordable: {
    id: 'notices.wishAffordable',
    defaultMessage: 'You can now afford a wish: {name}',
    description: 'A notice: the balance is enough for a reward on the wishlist; {name} is the reward',
  },
  friendRequest: {
    id: 'notices.friendRequest',
    defaultMessage: 'New friend request: {name}',
    description: 'A notice; {name} is the other player',
  },
  refund: {
    id: 'notices.refund',
    defaultMessage: 'Refunded Units: {units, number} ({name})',
    description: 'A notice: the club has given back what was spent; {name} is a reward or a discount',
  },
  rulesChanged: {
    id: 'notices.rulesChanged',
    defaultMessage: 'Our policies have changed',
    description: 'A notice',
  },
});

/** What the link of each kind of notice leads to. */
export const actionTexts = defineMessages({
  unitsExpiring: { id: 'notices.action.unitsExpiring', defaultMessage: 'See your Units', description: 'Link' },
  challengeLapsing: {
    id: 'notices.action.challengeLapsing',
    defaultMessage: 'See your challenges',
    description: 'Link to the challenges that can be banked',
  },
  wishAffordable: {
    id: 'notices.action.wishAffordable',
    defaultMessage: 'See the reward',
    description: 'Link to the reward, where the player can claim it',
  },
  friendRequest: {
    id: 'notices.action.friendRequest',
    defaultMessage: 'See friend requests',
    description: 'Link to where the player answers friend requests',
  },
  refund: { id: 'notices.action.refund', defaultMessage: 'See your Units', description: 'Link to the Units history' },
  rulesChanged: {
    id: 'notices.action.rulesChanged',
    defaultMessage: 'Read and accept',
    description: 'Link to the policies that have changed, where the player accepts them',
  },
});
