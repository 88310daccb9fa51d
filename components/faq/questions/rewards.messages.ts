import { defineMessages } from 'react-intl';

export const rewardsQuestions = defineMessages({
  title: { id: 'faq.rewards.title', defaultMessage: 'Rewards', description: 'Topic of questions' },
  claim: { id: 'faq.rewards.claim', defaultMessage: 'How do I claim a reward?', description: 'Question' },
  claimAnswer: {
    id: 'faq.rewards.claimAnswer',
    defaultMessage:
      'Choose it on <rewards>Rewards</rewards> or on its game’s page. Before you confirm, you see the price, the Units it uses and the balance you’ll have left. We take no Units until you confirm.',
    description: 'Answer; rewards: link',
  },
  where: { id: 'faq.rewards.where', defaultMessage: 'I claimed a reward. Where is it?', description: 'Question' },
  whereAnswer: {
    id: 'faq.rewards.whereAnswer',
    defaultMessage:
      'In the game, the next time you start it online. The reward’s card shows where to look: a wardrobe, a garage, a mailbox. If a reward has a code, it stays on the card.',
    description: 'Answer',
  },
  locked: { id: 'faq.rewards.locked', defaultMessage: 'Why is a reward locked or sold out?', description: 'Question' },
  lockedAnswer: {
    id: 'faq.rewards.lockedAnswer',
    defaultMessage:
      'A locked reward needs something first, such as a level, an action or another reward. Its card shows what. A sold-out reward has reached its limit: you can claim most rewards only once.',
    description: 'Answer',
  },
  refund: {
    id: 'faq.rewards.refund',
    defaultMessage: 'I claimed the wrong reward. Can I get my Units back?',
    description: 'Question',
  },
  refundAnswer: {
    id: 'faq.rewards.refundAnswer',
    defaultMessage:
      'Yes, for 24 hours, as long as the game hasn’t delivered the reward. Choose Undo claim in Claimed rewards or in your Units history. Your Units return with their original expiration date. If something went wrong later, <support>contact support</support>.',
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
      'No. Each claim has its own ID, so you’re charged only once. Press “Try again”: if the first claim went through, you’ll see that the reward is yours.',
    description: 'Answer',
  },
  rarity: { id: 'faq.rewards.rarity', defaultMessage: 'What do the rarities mean?', description: 'Question' },
  rarityAnswer: {
    id: 'faq.rewards.rarityAnswer',
    defaultMessage:
      'Common, Rare, Epic, Legendary and Exotic, shown as one to five stars. The rarer a reward, the fewer players will own it, and the more Units it costs.',
    description: 'Answer',
  },
});
