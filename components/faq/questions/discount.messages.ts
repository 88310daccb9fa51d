import { defineMessages } from 'react-intl';

export const discountQuestions = defineMessages({
  title: { id: 'faq.discount.title', defaultMessage: 'Shop discount', description: 'Topic of questions' },
  how: { id: 'faq.discount.how', defaultMessage: 'How do I get 20% off in the store?', description: 'Question' },
  howAnswer: {
    id: 'faq.discount.howAnswer',
    defaultMessage:
      'Trade 100 Units for a code on <discount>Shop discount</discount> and enter it at checkout. You can get another one whenever your balance allows.',
    description: 'Answer; discount: link',
  },
  not: { id: 'faq.discount.not', defaultMessage: 'What doesn’t the discount cover?', description: 'Question' },
  notAnswer: {
    id: 'faq.discount.notAnswer',
    defaultMessage: 'Pre-orders, in-game credit packs and games released in the last 3 months.',
    description: 'Answer',
  },
  valid: { id: 'faq.discount.valid', defaultMessage: 'How long is a code good for?', description: 'Question' },
  validAnswer: {
    id: 'faq.discount.validAnswer',
    defaultMessage:
      'Three months, for one order. You can’t combine codes or get Units back for expired ones. Get a code when you know what you want.',
    description: 'Answer',
  },
  canada: { id: 'faq.discount.canada', defaultMessage: 'Is the discount the same in Canada?', description: 'Question' },
  canadaAnswer: {
    id: 'faq.discount.canadaAnswer',
    defaultMessage: 'In Canada a code takes off 20% or 50 CAD, whichever is less.',
    description: 'Answer',
  },
});
