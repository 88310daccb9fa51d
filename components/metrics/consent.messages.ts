import { defineMessages } from 'react-intl';

/** Part of the texts of every page, because the banner can appear on each of them. */
export const consentTexts = defineMessages({
  choices: {
    id: 'shell.consent.choices',
    defaultMessage: 'Privacy choices',
    description: 'Button in the footer and title of the dialog where one agrees to be measured or refuses',
  },
  question: {
    id: 'shell.consent.question',
    defaultMessage: 'May we measure how the club is used?',
    description: 'Title of the banner that asks visitors before anything is measured',
  },
  explanation: {
    id: 'shell.consent.words',
    defaultMessage:
      'If you agree, we count which pages are opened and which buttons are pressed, to make the club better. The club works just the same if you refuse.',
    description: 'Under the question whether we may measure how the club is used',
  },
  agree: { id: 'shell.consent.agree', defaultMessage: 'Agree', description: 'Button: yes, you may measure' },
  decline: { id: 'shell.consent.refuse', defaultMessage: 'Refuse', description: 'Button: no, do not measure' },
  measuring: {
    id: 'shell.consent.measuring',
    defaultMessage: 'Usage data',
    description: 'Link in the banner and the footer, and title of the overlay that explains what is measured',
  },
});
