import { defineMessages } from 'react-intl';

/** Exact texts of spec 2, Screens, 404 page; the slip shows the sentence in two lines. */
export const notFoundTexts = defineMessages({
  opening: {
    id: 'errors.notFound.opening',
    defaultMessage: 'You open a fortune cookie, it says:',
    description: 'Page for addresses that do not exist, over a picture of a fortune cookie',
  },
  sentence: {
    id: 'errors.notFound.sentence',
    defaultMessage: 'Nothing is broken, everything is redirection',
    description:
      'Page for addresses that do not exist: the fortune, for screen readers. The same words as the two lines',
  },
  line1: {
    id: 'errors.notFound.line1',
    defaultMessage: 'Nothing is broken,',
    description: 'First line of the fortune on the paper slip',
  },
  line2: {
    id: 'errors.notFound.line2',
    defaultMessage: 'everything is redirection',
    description: 'Second line of the fortune on the paper slip',
  },
});

export const errorScreenTexts = defineMessages({
  picture: {
    id: 'errors.screen.picture',
    defaultMessage: 'A cracked fortune cookie with a paper slip',
    description: 'What the picture shows, for screen readers',
  },
  instead: {
    id: 'errors.screen.instead',
    defaultMessage: "Why don't you visit these page instead ? ;)",
    description: 'Over a list of links on the page for addresses that do not exist',
  },
});
