import { defineMessages } from 'react-intl';

export const accessibilityMessages = defineMessages({
  lead: {
    id: 'accessibility.lead',
    defaultMessage: 'The club is for everyone who plays. Here’s how accessible it is today.',
    description: 'Under the title of the accessibility statement',
  },
  status: {
    id: 'accessibility.status',
    defaultMessage: 'Conformance',
    description: 'Heading: which standard the site meets',
  },
  statusText: {
    id: 'accessibility.statusText',
    defaultMessage:
      'We build this site to the Web Content Accessibility Guidelines (WCAG) 2.2, level AA. By our own assessment, it partially conforms, with the limits below.',
    description: 'Under that heading',
  },
  checked: {
    id: 'accessibility.checked',
    defaultMessage: 'How we test',
    description: 'Heading over a list',
  },
  automated: {
    id: 'accessibility.automated',
    defaultMessage: 'Pages with the axe tool, at phone and desktop widths',
    description: 'Item of the list of checks. axe is the name of a program',
  },
  keyboard: {
    id: 'accessibility.keyboard',
    defaultMessage:
      'The main tasks by keyboard alone: joining, banking Units, claiming a reward, changing the language, signing out',
    description: 'Item of the list of checks',
  },
  tree: {
    id: 'accessibility.tree',
    defaultMessage: 'The names, roles and messages that browsers hand to screen readers during these tasks',
    description: 'Item of the list of checks',
  },
  display: {
    id: 'accessibility.display',
    defaultMessage:
      'On every main page: text at 200%, a width of 320 pixels, forced colors, reduced motion, the size of controls, and that the header never hides the focus',
    description: 'Item of the list of checks',
  },
  limits: { id: 'accessibility.limits', defaultMessage: 'Known limits', description: 'Heading over a list' },
  people: {
    id: 'accessibility.people',
    defaultMessage:
      'No one outside our team, and no one who uses a screen reader every day, has assessed the site yet.',
    description: 'Item of the list of limits',
  },
  videos: {
    id: 'accessibility.videos',
    defaultMessage: 'Videos come from other sites and may lack captions or audio description.',
    description: 'Item of the list of limits',
  },
  external: {
    id: 'accessibility.external',
    defaultMessage: 'Our other sites, such as the store and the forums, aren’t part of this statement.',
    description: 'Item of the list of limits',
  },
  report: { id: 'accessibility.report', defaultMessage: 'Report a problem', description: 'Heading' },
  reportText: {
    id: 'accessibility.reportText',
    defaultMessage: 'Something doesn’t work for you? Tell our support team what you tried and which device you use.',
    description: 'Under that heading, above a link to the support site',
  },
  support: {
    id: 'accessibility.support',
    defaultMessage: 'Contact support',
    description: 'Link to the support site of the publisher',
  },
});

export const accessibilityTemplates = defineMessages<{ repeated: { date: string } }>({
  repeated: {
    id: 'accessibility.repeated',
    defaultMessage: 'Automated tests repeat these checks before each release. We last reviewed this page on {date}.',
    description: 'Under the list of checks; the date is complete, such as November 22, 2026',
  },
});
