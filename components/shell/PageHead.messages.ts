import { defineMessages } from 'react-intl';

export const headMessages = defineMessages({
  title: {
    id: 'shell.head.title',
    defaultMessage: '{page} | {club}',
    description: 'Title in the browser tab: the page, then the club',
  },
  notFound: {
    id: 'shell.head.notFound',
    defaultMessage: '{statusCode}',
    description: 'Title of the page for errors: the status code, such as 404',
  },
});
