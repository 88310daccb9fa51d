import { defineMessages } from 'react-intl';

export const rewardsQuestions = defineMessages({
  title: { id: 'faq.rewards.title', defaultMessage: 'Rewards', description: 'Topic of questions' },
  claim: { id: 'faq.rewards.claim', defaultMessage: 'How do I claim a reward?', description: 'Question' },
  claimAnswer: {
    id: 'faq.rewards.claimAnswer',
    defaultMessage:
      'Choose it on <rewards>Rewards</rewards> or on its game’s page. Before you confirm you see what it takes, which of your Units it uses, and what remains. Nothing is taken until you press the button that names the price.',
    description: 'Answer; rewards: link',
  },
  where: { id: 'faq.rewards.where', defaultMessage: 'I claimed a reward. Where is it?', description: 'Question' },
  whereAnswer: {
    id: 'faq.rewards.whereAnswer',
    defaultMessage:
      'It waits in the game the next time you start it online. The reward’s card says where to look: a wardrobe, a garage, a mailbox. Rewards with a code show it on the card and keep it there.',
    description: 'Answer',
  },
  locked: { id: 'faq.rewards.locked', defaultMessage: 'Why is a reward locked or sold out?', description: 'Question' },
  lockedAnswer: {
    id: 'faq.rewards.lockedAnswer',
    defaultMessage:
      'A locked reward asks for something first, such as a level, an action or another reward, and its card says what. A sold-out one has reached its limit: most rewards can be claimed once.',
    description: 'Answer',
  },
  refund: {
    id: 'faq.rewards.refund',
    defaultMessage: 'I claimed the wrong reward. Can I have my Units back?',
    description: 'Question',
  },
  refundAnswer: {
    id: 'faq.rewards.refundAnswer',
    defaultMessage:
      'A claim cannot be undone here, because the reward is yours at once. If something went wrong with it, <support>write to support</support>: they can see the claim and give Units back with the date they had.',
    description: 'Answer; support: link',
  },
  twice: {
    id: 'faq.rewards.twice',
    defaultMessage: 'The page broke while I was claiming. Did I pay twice?',
    description: 'Question',
  },
  twiceAnswer: {
    id: 'faq.rewards.twiceAnswer',
    defaultMessage:
      'No. Each claim carries a mark of its own, so however often it is sent it is paid once. Press “Try again”: if the first one went through, you will simply see that it is yours.',
    description: 'Answer',
  },
  rarity: { id: 'faq.rewards.rarity', defaultMessage: 'What do the rarities mean?', description: 'Question' },
  rarityAnswer: {
    id: 'faq.rewards.rarityAnswer',
    defaultMessage:
      'Common, Rare, Epic, Legendary and Exotic, one star to five. The rarer a reward, the fewer players will ever own it, and the more Units it takes.',
    description: 'Answer',
  },
});
