import { defineMessages } from 'react-intl';

export const wishTexts = defineMessages({
  see: { id: 'shell.wishes.see', defaultMessage: 'See your wishlist', description: 'Button of that message' },
  tryAgain: {
    id: 'shell.wishes.tryAgain',
    defaultMessage: 'Try again in a moment.',
    description: 'Under both messages',
  },
});

export const wishTemplates = defineMessages<{
  affordable: { count: number; name: string };
  onYourList: { count: number; price: number };
  mark: { count: number };
  notAdded: { name: string };
  notRemoved: { name: string };
}>({
  affordable: {
    id: 'shell.wishes.affordable',
    defaultMessage:
      '{count, plural, one {{name} is affordable now} other {# rewards on your wishlist are affordable now}}',
    description: 'Message: the balance pays for a reward that the player saves for; {name} is the reward',
  },
  onYourList: {
    id: 'shell.wishes.onYourList',
    defaultMessage:
      '{count, plural, one {It’s on your wishlist, for {price, number} Units.} other {You can afford any one of them.}}',
    description: 'Under that message',
  },
  mark: {
    id: 'shell.wishes.mark',
    defaultMessage: '{count, plural, one {# reward} other {# rewards}} on your wishlist affordable now',
    description: 'Link in the header with a ribbon, for screen readers',
  },
  notAdded: {
    id: 'shell.wishes.notAdded',
    defaultMessage: 'We couldn’t add {name} to your wishlist',
    description: 'Message: a mark could not be kept',
  },
  notRemoved: {
    id: 'shell.wishes.notRemoved',
    defaultMessage: 'We couldn’t remove {name} from your wishlist',
    description: 'Message: a mark could not be taken off',
  },
});
