import { defineMessages } from 'react-intl';

export const communicationTexts = defineMessages({
  title: {
    id: 'profile.communications.title',
    defaultMessage: 'What we may write to you about',
    description: 'Heading',
  },
  failed: {
    id: 'profile.communications.failed',
    defaultMessage: 'The change did not go through, so your choices are as they were. Try again.',
    description: 'Noting a choice failed',
  },
});

export const communicationTemplates = defineMessages<{
  own: { publisher: string };
  ownLine: { publisher: string };
  partners: { publisher: string };
  partnersLine: { publisher: string };
}>({
  own: { id: 'profile.communications.own', defaultMessage: 'News of {publisher}', description: 'Label of a switch' },
  ownLine: {
    id: 'profile.communications.ownLine',
    defaultMessage: 'New games, events and rewards, a few times a month.',
    description: 'Under the label of a switch',
  },
  partners: {
    id: 'profile.communications.partners',
    defaultMessage: 'Offers of partners',
    description: 'Label of a switch',
  },
  partnersLine: {
    id: 'profile.communications.partnersLine',
    defaultMessage: 'Sent by {publisher}: your address is not handed on.',
    description: 'Under the label of a switch',
  },
});
