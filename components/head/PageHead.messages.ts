import { defineMessages } from 'react-intl';

export const headMessages = defineMessages<{ title: { page: string; club: string } }>({
  title: {
    id: 'shell.head.title',
    defaultMessage: '{page} | {club}',
    description: 'Title in the browser tab: the page, then the club',
  },
});
