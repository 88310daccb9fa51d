import { defineMessages } from 'react-intl';

/** Texts of the calendar entries, and of the button that saves them. */
export const calendarMessages = defineMessages({
  add: {
    id: 'units.calendar.add',
    defaultMessage: 'Add to calendar',
    description: 'Button: saves a calendar file with the days on which Units expire and challenges end',
  },
  working: {
    id: 'units.calendar.working',
    defaultMessage: 'Collecting dates',
    description: 'On the button while the calendar file is made',
  },
  saved: {
    id: 'units.calendar.saved',
    defaultMessage: 'Calendar file saved',
    description: 'Title of a message: the calendar file was downloaded',
  },
  nothing: {
    id: 'units.calendar.nothing',
    defaultMessage: 'No dates to add',
    description: 'Title of a message: nothing expires and no challenge ends',
  },
  nothingWords: {
    id: 'units.calendar.nothingWords',
    defaultMessage: 'You have no Units that expire and no challenges that end.',
    description: 'Under "No dates to keep"',
  },
  failed: {
    id: 'units.calendar.failed',
    defaultMessage: 'We couldn’t create the calendar file',
    description: 'Title of a message; nothing was lost',
  },
  failedWords: {
    id: 'units.calendar.failedWords',
    defaultMessage: 'Your Units and challenges are safe. Try again in a moment.',
    description: 'Under "The calendar file could not be made"',
  },
  expiry: {
    id: 'units.calendar.expiry.what',
    defaultMessage: 'Spend these Units before then so you don’t lose them.',
    description: 'In a calendar entry about Units that expire',
  },
  challengeEnd: {
    id: 'units.calendar.challengeEnd.what',
    defaultMessage: 'Only play before then counts for this challenge.',
    description: 'In a calendar entry about a challenge that ends',
  },
  bankBy: {
    id: 'units.calendar.bankBy.what',
    defaultMessage: 'You’ve completed this challenge. Bank its Units before then.',
    description: 'In a calendar entry about a completed challenge',
  },
});

export const calendarTemplates = defineMessages<{
  expiry: { units: number; club: string };
  challengeEnd: { name: string; game: string; units: number };
  bankBy: { name: string; game: string; units: number };
  savedWords: { count: number; file: string };
}>({
  expiry: {
    id: 'units.calendar.expiry',
    defaultMessage: '{units, plural, one {# Unit expires} other {# Units expire}} ({club})',
    description: 'Title of a calendar entry; {club} is the club’s name',
  },
  challengeEnd: {
    id: 'units.calendar.challengeEnd',
    defaultMessage: 'Challenge ends: {name} ({game}, up to {units, plural, one {# Unit} other {# Units}})',
    description: 'Title of a calendar entry',
  },
  bankBy: {
    id: 'units.calendar.bankBy',
    defaultMessage: 'Bank {units, plural, one {# Unit} other {# Units}}: {name} ({game})',
    description: 'Title of a calendar entry about a completed challenge',
  },
  savedWords: {
    id: 'units.calendar.savedWords',
    defaultMessage: '{count, plural, one {# date} other {# dates}} in {file}. Open it with your calendar.',
    description: 'Under "Calendar file saved"; {file} is a file name',
  },
});
