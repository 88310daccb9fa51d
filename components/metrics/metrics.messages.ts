import { defineMessages } from 'react-intl';

/** The current choice, in the dialog of privacy choices. */
export const choiceTexts = defineMessages({
  close: { id: 'metrics.close', defaultMessage: 'Close', description: 'Button that closes the dialog' },
  allowed: {
    id: 'metrics.allowed',
    defaultMessage: 'We measure how you use the club in this browser.',
    description: 'In the privacy choices: how it is now',
  },
  denied: {
    id: 'metrics.refused',
    defaultMessage: 'We do not measure how you use the club in this browser.',
    description: 'In the privacy choices: how it is now',
  },
  signal: {
    id: 'metrics.signal',
    defaultMessage:
      'Your browser sends the Global Privacy Control signal, and we take that as your refusal. Turn it off in your browser if you want to choose here.',
    description:
      'In the privacy choices, in place of the buttons. Global Privacy Control is the name of a web standard',
  },
});

/** Explains what is measured. */
export const measuringTexts = defineMessages({
  counted: {
    id: 'metrics.measuring.counted',
    defaultMessage: 'What we count',
    description: 'Heading over the list of what is measured',
  },
  pages: {
    id: 'metrics.measuring.pages',
    defaultMessage:
      'The kind of page you open, the language it is in, whether you are signed in and, if you are, the id of your account.',
    description: 'Item in the list of what is measured',
  },
  buttons: {
    id: 'metrics.measuring.buttons',
    defaultMessage: 'That a button such as Claim or Join the Club was pressed, and where it is.',
    description: 'Item in the list of what is measured',
  },
  speed: {
    id: 'metrics.measuring.speed',
    defaultMessage: 'How fast pages show, how fast they answer and whether they jump.',
    description: 'Item in the list of what is measured',
  },
  errors: {
    id: 'metrics.measuring.faults',
    defaultMessage: 'That something on the site broke, and in which of our files.',
    description: 'Item in the list of what is measured',
  },
  never: {
    id: 'metrics.measuring.never',
    defaultMessage: 'What we never count',
    description: 'Heading over what is not measured',
  },
  neverExplanation: {
    id: 'metrics.measuring.neverWords',
    defaultMessage:
      'Your name, your e-mail address, your password, what you type or search for, and the addresses of the pages you open. Your IP address and the name of your browser are dropped the moment an event arrives.',
    description: 'What is not measured',
  },
  retention: {
    id: 'metrics.measuring.kept',
    defaultMessage: 'Who gets it, and for how long',
    description: 'Heading',
  },
  choice: { id: 'metrics.measuring.choice', defaultMessage: 'Your choice', description: 'Heading' },
  choiceExplanation: {
    id: 'metrics.measuring.choiceWords',
    defaultMessage:
      'Some countries want us to ask you first, and there nothing is measured until you agree. Everywhere else we measure until you refuse. A browser that sends the Global Privacy Control signal has refused for you. We remember your answer in this browser for a year.',
    description: 'How one agrees or refuses. Global Privacy Control is the name of a web standard',
  },
});

export const measuringSentences = defineMessages<{ retentionExplanation: { publisher: string; days: number } }>({
  retentionExplanation: {
    id: 'metrics.measuring.keptWords',
    defaultMessage:
      '{publisher}, which deletes it after {days, plural, one {# day} other {# days}}, and the measuring tools that {publisher} uses. These tools run locked away from the page and cannot see what is on it.',
    description: 'Who gets what is measured, and for how long',
  },
});
