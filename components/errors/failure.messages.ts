import { defineMessages } from 'react-intl';

export const failureTexts = defineMessages({
  opening: {
    id: 'errors.failure.opening',
    defaultMessage: 'You open a fortune cookie, it says:',
    description: 'Page for when the site fails, over a picture of a fortune cookie',
  },
  sentence: {
    id: 'errors.failure.sentence',
    defaultMessage: 'Something is broken, nothing is lost',
    description: 'Page for when the site fails: the fortune, for screen readers. The same words as the two lines',
  },
  line1: {
    id: 'errors.failure.line1',
    defaultMessage: 'Something is broken,',
    description: 'First line of the fortune on the paper slip',
  },
  line2: {
    id: 'errors.failure.line2',
    defaultMessage: 'nothing is lost',
    description: 'Second line of the fortune on the paper slip',
  },
  retry: { id: 'errors.screen.retry', defaultMessage: 'Try again', description: 'Button that loads the page again' },
});
