import { defineMessages } from 'react-intl';

export const badgeShowcaseMessages = defineMessages({
  title: { id: 'badges.showcase.title', defaultMessage: 'Badge showcase', description: 'Title of a dialog' },
  lead: {
    id: 'badges.showcase.lead',
    defaultMessage:
      'Friends see these badges first. Choose badges below, then drag them or use the arrows to set their order.',
    description: 'Under the title',
  },
  close: { id: 'badges.showcase.close', defaultMessage: 'Close', description: 'Button' },
  slots: { id: 'badges.showcase.slots', defaultMessage: 'Your showcase', description: 'Names the list of slots' },
  free: { id: 'badges.showcase.free', defaultMessage: 'Free', description: 'Under a slot without a badge' },
  yours: { id: 'badges.showcase.yours', defaultMessage: 'Your badges', description: 'Heading over all badges owned' },
  full: {
    id: 'badges.showcase.full',
    defaultMessage: 'All slots are taken. Remove a badge to add another.',
    description: 'Over the badges, when no slot is free',
  },
  save: { id: 'badges.showcase.save', defaultMessage: 'Save showcase', description: 'Button' },
  saving: { id: 'badges.showcase.saving', defaultMessage: 'Saving', description: 'On the button while it works' },
  unchanged: {
    id: 'badges.showcase.unchanged',
    defaultMessage: 'No changes yet',
    description: 'On the button that would save, while there is nothing to save',
  },
  loading: { id: 'badges.showcase.loading', defaultMessage: 'Loading your badges', description: 'Said while it loads' },
  noneTitle: {
    id: 'badges.showcase.noneTitle',
    defaultMessage: 'No badges yet',
    description: 'In the place of the badges of a player who has none',
  },
  none: {
    id: 'badges.showcase.none',
    defaultMessage: 'Games award badges for special feats. Your first badge can go here.',
    description: 'What to do about having no badges',
  },
  toGames: { id: 'badges.showcase.toGames', defaultMessage: 'See your games', description: 'Link to the games' },
  errorTitle: {
    id: 'badges.showcase.errorTitle',
    defaultMessage: 'We couldn’t load your badges',
    description: 'In the place of the badges',
  },
  error: {
    id: 'badges.showcase.error',
    defaultMessage: 'Your showcase hasn’t changed. Try again in a moment.',
    description: 'In the place of the badges',
  },
  failed: {
    id: 'badges.showcase.failed',
    defaultMessage: 'We couldn’t save your showcase. Your changes are still here. Try again in a moment.',
    description: 'Beside the button that saves',
  },
  saved: { id: 'badges.showcase.saved', defaultMessage: 'Showcase saved', description: 'Title of a message' },
  merged: {
    id: 'badges.showcase.merged',
    defaultMessage: 'Your showcase also changed on another device. We kept both changes.',
    description: 'Under "Showcase saved"',
  },
});

export const badgeShowcaseTemplates = defineMessages<{
  slot: { slot: number };
  opens: { level: number };
  earlier: { name: string };
  later: { name: string };
  remove: { name: string };
  isIn: { name: string; slot: number; slots: number };
  isOut: { name: string };
  ofGame: { name: string; game: string };
}>({
  slot: { id: 'badges.showcase.slot', defaultMessage: 'Slot {slot, number}', description: 'A place for a badge' },
  opens: {
    id: 'badges.showcase.opens',
    defaultMessage: 'Opens at level {level, number}',
    description: 'Under a locked slot',
  },
  earlier: {
    id: 'badges.showcase.earlier',
    defaultMessage: 'Move {name} one slot earlier',
    description: 'Button; {name} is a badge',
  },
  later: {
    id: 'badges.showcase.later',
    defaultMessage: 'Move {name} one slot later',
    description: 'Button; {name} is a badge',
  },
  remove: {
    id: 'badges.showcase.remove',
    defaultMessage: 'Remove {name} from the showcase',
    description: 'Button; {name} is a badge',
  },
  isIn: {
    id: 'badges.showcase.isIn',
    defaultMessage: '{name} is in slot {slot, number} of {slots, number}',
    description: 'Said to screen readers after a badge was added or moved',
  },
  isOut: {
    id: 'badges.showcase.isOut',
    defaultMessage: '{name} is no longer in the showcase',
    description: 'Said to screen readers after a badge was removed',
  },
  ofGame: {
    id: 'badges.showcase.ofGame',
    defaultMessage: '{name}, {game}',
    description: 'A badge with its game, as the name of a button that puts it into the showcase or takes it out',
  },
});
