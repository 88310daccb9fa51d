import { defineMessages } from 'react-intl';

export const languageTexts = defineMessages({
  label: { id: 'shell.language.label', defaultMessage: 'Language', description: 'Label of the language selector' },
});
