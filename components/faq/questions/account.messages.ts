import { defineMessages } from 'react-intl';

export const accountQuestions = defineMessages({
  title: { id: 'faq.account.title', defaultMessage: 'Account and privacy', description: 'Topic of questions' },
  cost: { id: 'faq.account.cost', defaultMessage: 'What does {club} cost?', description: 'Question' },
  costAnswer: {
    id: 'faq.account.costAnswer',
    defaultMessage:
      'Nothing. Membership comes with the account you already play with, and there is nothing in it that you could buy with money.',
    description: 'Answer',
  },
  name: { id: 'faq.account.name', defaultMessage: 'How do I change my name or my avatar?', description: 'Question' },
  nameAnswer: {
    id: 'faq.account.nameAnswer',
    defaultMessage:
      'Open <profile>your profile</profile> for the name and <avatar>the avatar gallery</avatar> for the picture. A name has 3 to 15 letters, digits, dots, dashes and underscores and starts with a letter; if it is taken we suggest one that is free. The new one shows everywhere at once.',
    description: 'Answer; avatar, profile: links',
  },
  link: {
    id: 'faq.account.link',
    defaultMessage: 'How do I link PlayStation, Xbox, Steam or Nintendo?',
    description: 'Question',
  },
  linkAnswer: {
    id: 'faq.account.linkAnswer',
    defaultMessage:
      'In <profile>your profile</profile>, under Linked accounts, with the code that the other platform gives you. One account of each platform can be linked, and you can unlink it whenever you like: what you have earned stays.',
    description: 'Answer; profile: link',
  },
  seen: { id: 'faq.account.seen', defaultMessage: 'Who can see what about me?', description: 'Question' },
  seenAnswer: {
    id: 'faq.account.seenAnswer',
    defaultMessage:
      'Other players see your name, your avatar, your level and the badges you choose to show. Friends see besides what you are playing. Your balance, your claims, your e-mail address and your date of birth are yours alone.',
    description: 'Answer',
  },
  data: {
    id: 'faq.account.data',
    defaultMessage: 'What do you keep about me, and how do I get a copy?',
    description: 'Question',
  },
  dataAnswer: {
    id: 'faq.account.dataAnswer',
    defaultMessage:
      'What the club needs to work: your account and what you do in our games. The <privacy>privacy policy</privacy> says it in plain words. For a copy of your data, or to have it erased, <support>write to support</support>.',
    description: 'Answer; privacy, support: links',
  },
  mail: { id: 'faq.account.mail', defaultMessage: 'How do I stop the mails?', description: 'Question' },
  mailAnswer: {
    id: 'faq.account.mailAnswer',
    defaultMessage:
      'In <profile>your profile</profile>, under What we may write to you about. It takes effect at once. Letters you ask for yourself, such as the one for a new password, still come.',
    description: 'Answer; profile: link',
  },
  shared: {
    id: 'faq.account.shared',
    defaultMessage: 'I am on a computer that others use. What should I do?',
    description: 'Question',
  },
  sharedAnswer: {
    id: 'faq.account.sharedAnswer',
    defaultMessage:
      'Sign out from the menu behind your avatar. That ends the session in every tab of this browser, and nothing of yours is kept in it.',
    description: 'Answer',
  },
});
