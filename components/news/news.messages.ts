import { defineMessages } from 'react-intl';

export const newsMessages = defineMessages({
  title: { id: 'news.title', defaultMessage: 'News', description: 'Heading of the page' },
  lead: {
    id: 'news.lead',
    defaultMessage: 'The latest from the club, its games and its players.',
    description: 'Under the heading',
  },
  none: {
    id: 'news.none',
    defaultMessage: 'No news in your language yet. Check back soon.',
    description: 'Where there is no article at all',
  },
  more: { id: 'news.more', defaultMessage: 'More news', description: 'Heading over the older articles' },
  related: {
    id: 'news.related',
    defaultMessage: 'Read on',
    description: 'Heading over articles that go with this one',
  },
  previous: { id: 'news.related.previous', defaultMessage: 'Previous articles', description: 'Button of a carousel' },
  next: { id: 'news.related.next', defaultMessage: 'Next articles', description: 'Button of a carousel' },
  all: { id: 'news.all', defaultMessage: 'All news', description: 'Link from an article to the list' },
  share: { id: 'news.share', defaultMessage: 'Share', description: 'Before the ways to share an article' },
  mail: { id: 'news.share.mail', defaultMessage: 'By e-mail', description: 'Shares an article by e-mail' },
  join: {
    id: 'news.join',
    defaultMessage: 'Don’t miss the next one',
    description: 'The sentence that ends the page, beside the buttons Join the Club and Sign in',
  },
});

export const newsTemplates = defineMessages<{ shareOn: { network: string } }>({
  shareOn: {
    id: 'news.share.on',
    defaultMessage: 'On {network}',
    description: 'Shares an article on a social network',
  },
});
