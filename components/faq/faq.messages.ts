import { defineMessages } from 'react-intl';

export const faqTexts = defineMessages({
  title: { id: 'faq.title', defaultMessage: 'Questions and answers', description: 'Title of the FAQ overlay' },
  search: { id: 'faq.search', defaultMessage: 'Search the answers', description: 'Label of the search field' },
  clear: { id: 'faq.clear', defaultMessage: 'Clear the search', description: 'Button that empties the search field' },
  topics: { id: 'faq.topics', defaultMessage: 'Topics', description: 'Name of the list of topics, for screen readers' },
  close: { id: 'faq.close', defaultMessage: 'Close', description: 'Button that closes the overlay' },
  none: {
    id: 'faq.none',
    defaultMessage: 'No answers match your search',
    description: 'Heading: the search finds nothing',
  },
  noneHelp: {
    id: 'faq.noneHelp',
    defaultMessage: 'Try other words, or contact support: a person will answer.',
    description: 'Under the heading that the search finds nothing',
  },
  all: { id: 'faq.all', defaultMessage: 'Show all questions', description: 'Button that empties the search' },
  more: {
    id: 'faq.more',
    defaultMessage: 'Still need help?',
    description: 'Heading at the end of the list of topics',
  },
  support: {
    id: 'faq.support',
    defaultMessage: 'Contact support',
    description: 'Link to the publisher’s support site',
  },
});

export const faqCounts = defineMessages<{ found: { count: number } }>({
  found: {
    id: 'faq.found',
    defaultMessage: '{count, plural, =0 {No questions found} one {# question found} other {# questions found}}',
    description: 'Told to screen readers while one searches',
  },
});
