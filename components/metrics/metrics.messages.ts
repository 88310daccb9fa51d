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
    defaultMessage: 'We don’t measure how you use the club in this browser.',
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
    defaultMessage: 'Data we count',
    description: 'Heading over the list of what is measured',
  },
  pages: {
    id: 'metrics.measuring.pages',
    defaultMessage:
      'The kind of page you open, its language, whether you’re signed in and, if so, the ID of your account.',
    description: 'Item in the list of what is measured',
  },
  buttons: {
    id: 'metrics.measuring.buttons',
    defaultMessage: 'Presses of buttons such as Claim or Join the Club, and where those buttons are.',
    description: 'Item in the list of what is measured',
  },
  speed: {
    id: 'metrics.measuring.speed',
    defaultMessage: 'How fast pages load, how fast they respond and whether the layout shifts.',
    description: 'Item in the list of what is measured',
  },
  errors: {
    id: 'metrics.measuring.faults',
    defaultMessage: 'Errors on the site, and which of our files they come from.',
    description: 'Item in the list of what is measured',
  },
  never: {
    id: 'metrics.measuring.never',
    defaultMessage: 'Data we never count',
    description: 'Heading over what is not measured',
  },
  neverExplanation: {
    id: 'metrics.measuring.neverWords',
    defaultMessage:
      'Your name, your e-mail address, your password, what you type or search for, and the addresses of the pages you open. We drop your IP address and the name of your browser as soon as an event arrives.',
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
      'In some countries we must ask first, and we measure nothing until you agree. Everywhere else we measure until you refuse. A browser that sends the Global Privacy Control signal refuses for you. We remember your choice in this browser for a year.',
    description: 'How one agrees or refuses. Global Privacy Control is the name of a web standard',
  },
});

export const measuringSentences = defineMessages<{ retentionExplanation: { publisher: string; days: number } }>({
  retentionExplanation: {
    id: 'metrics.measuring.keptWords',
    defaultMessage:
      '{publisher}, which deletes it after {days, plural, one {# day} other {# days}}, and the measuring tools that {publisher} uses. These tools run isolated from the page and can’t see its content.',
    description: 'Who gets what is measured, and for how long',
  },
});
