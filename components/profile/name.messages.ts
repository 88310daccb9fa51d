import { defineMessages } from 'react-intl';

export const nameTexts = defineMessages({
  title: { id: 'profile.name.title', defaultMessage: 'Name', description: 'Heading' },
  label: {
    id: 'profile.name.label',
    defaultMessage: 'What other players call you',
    description: 'Label of the field for the player’s name',
  },
  hint: {
    id: 'profile.name.hint',
    defaultMessage: '3 to 15 letters, digits, dots, dashes and underscores, a letter first.',
    description: 'Under the field for the player’s name',
  },
  checking: { id: 'profile.name.checking', defaultMessage: 'Checking the name', description: 'Under the field' },
  save: { id: 'profile.name.save', defaultMessage: 'Save name', description: 'Button' },
  saving: { id: 'profile.name.saving', defaultMessage: 'Saving', description: 'On the same button while it works' },
  failed: {
    id: 'profile.name.failed',
    defaultMessage: 'The name could not be saved. Yours is as it was. Try again.',
    description: 'Saving the name failed',
  },
});

export const nameTemplates = defineMessages<{
  free: { name: string };
  use: { name: string };
  saved: { name: string };
}>({
  free: { id: 'profile.name.free', defaultMessage: '{name} is free.', description: 'Under the field: a good name' },
  use: { id: 'profile.name.use', defaultMessage: 'Use {name}', description: 'Button: takes a name that is suggested' },
  saved: {
    id: 'profile.name.saved',
    defaultMessage: 'You are {name} now, everywhere.',
    description: 'The name has been saved',
  },
});
