import { defineMessages } from 'react-intl';

export const accountQuestions = defineMessages({
  title: { id: 'faq.account.title', defaultMessage: 'Account and privacy', description: 'Topic of questions' },
  cost: { id: 'faq.account.cost', defaultMessage: 'What does {club} cost?', description: 'Question' },
  costAnswer: {
    id: 'faq.account.costAnswer',
    defaultMessage:
      'Nothing. Membership comes with the account you already play with, and nothing in the club costs money.',
    description: 'Answer',
  },
  name: { id: 'faq.account.name', defaultMessage: 'How do I change my name or my avatar?', description: 'Question' },
  nameAnswer: {
    id: 'faq.account.nameAnswer',
    defaultMessage:
      'Change your name in <profile>your profile</profile> and your picture in <avatar>the avatar gallery</avatar>. Names have 3 to 15 letters, digits, dots, dashes and underscores, and start with a letter. If a name is taken, we suggest a free one. Changes show up everywhere right away.',
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
      'Open <profile>your profile</profile>, go to Linked accounts and enter the code from the other platform. You can link one account per platform, and unlink it whenever you like. You keep everything you’ve earned.',
    description: 'Answer; profile: link',
  },
  seen: { id: 'faq.account.seen', defaultMessage: 'Who can see what about me?', description: 'Question' },
  seenAnswer: {
    id: 'faq.account.seenAnswer',
    defaultMessage:
      'Other players see your name, your avatar, your level and the badges you choose to show. Friends also see what you’re playing. Only you see your balance, claims, e-mail address and date of birth.',
    description: 'Answer',
  },
  data: {
    id: 'faq.account.data',
    defaultMessage: 'What data do you keep, and how do I get a copy?',
    description: 'Question',
  },
  dataAnswer: {
    id: 'faq.account.dataAnswer',
    defaultMessage:
      'Only data that the club needs: your account and your activity in our games. The <privacy>privacy policy</privacy> explains it in plain words. To get a copy of your data or have it erased, <support>contact support</support>.',
    description: 'Answer; privacy, support: links',
  },
  mail: { id: 'faq.account.mail', defaultMessage: 'How do I stop e-mails?', description: 'Question' },
  mailAnswer: {
    id: 'faq.account.mailAnswer',
    defaultMessage:
      'Open <profile>your profile</profile> and go to E-mail preferences. Changes take effect right away. You’ll still get e-mails you ask for, such as one for a new password.',
    description: 'Answer; profile: link',
  },
  shared: {
    id: 'faq.account.shared',
    defaultMessage: 'I’m on a shared computer. What should I do?',
    description: 'Question',
  },
  sharedAnswer: {
    id: 'faq.account.sharedAnswer',
    defaultMessage:
      'Sign out from the menu behind your avatar. That ends the session in every tab of this browser and removes your data from it.',
    description: 'Answer',
  },
});
