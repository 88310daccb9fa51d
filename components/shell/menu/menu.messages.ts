import { defineMessages } from 'react-intl';

export const menuTexts = defineMessages({
  about: { id: 'shell.menu.about', defaultMessage: 'About', description: 'Menu item that opens a list of pages' },
  explore: { id: 'shell.menu.explore', defaultMessage: 'Explore', description: 'Menu item: the home page' },
  faq: { id: 'shell.menu.faq', defaultMessage: 'FAQ', description: 'Menu item: frequently asked questions' },
  signIn: { id: 'shell.menu.signIn', defaultMessage: 'Sign in', description: 'Button in the header' },
  join: { id: 'shell.menu.join', defaultMessage: 'Join the Club', description: 'Button in the header' },
  signOut: { id: 'shell.menu.signOut', defaultMessage: 'Sign out', description: 'Button in the menus of a player' },
  open: { id: 'shell.menu.open', defaultMessage: 'Menu', description: 'Button that opens the menu on phones' },
  close: { id: 'shell.menu.close', defaultMessage: 'Close', description: 'Button that closes the menu on phones' },
  main: { id: 'shell.menu.main', defaultMessage: 'Main', description: 'Name of the menu for screen readers' },
  here: {
    id: 'shell.menu.here',
    defaultMessage: 'You are here',
    description: 'Beside the menu item of the current page',
  },
  noScript: {
    id: 'shell.menu.noScript',
    defaultMessage: 'Joining the club and signing in need JavaScript. You can read everything else without it.',
    description: 'On top of every page, for readers whose browser runs no scripts',
  },
  toDashboard: {
    id: 'shell.embedded.toDashboard',
    defaultMessage: 'Back to the dashboard',
    description: 'Link on top of every page inside the publisher’s desktop app, where there is no menu',
  },
  toHome: {
    id: 'shell.embedded.toHome',
    defaultMessage: 'Back to the club',
    description: 'The same link for visitors: leads to the home page',
  },
  skip: { id: 'shell.menu.skip', defaultMessage: 'Skip to content', description: 'First link on every page' },
});

export const menuTemplates = defineMessages<{ friendRequests: { count: number } }>({
  friendRequests: {
    id: 'shell.menu.friendRequests',
    defaultMessage: '{count, plural, one {# friend request} other {# friend requests}}',
    description: 'How many friend requests wait for an answer: beside Friends in the menu, and a link on the dashboard',
  },
});
