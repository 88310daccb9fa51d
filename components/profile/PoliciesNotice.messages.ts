import { defineMessages } from 'react-intl';

export const noticeTexts = defineMessages({
  title: { id: 'profile.policies.title', defaultMessage: 'Our policies have changed', description: 'Heading' },
  blocked: {
    id: 'profile.policies.blocked',
    defaultMessage: 'Until you accept them, you can look around, but not claim rewards, redeem codes or add friends.',
    description: 'Under the heading “Our policies have changed”; them: the policies',
  },
  read: {
    id: 'profile.policies.read',
    defaultMessage: 'Read and accept',
    description: 'Link to the policies that have changed, where the player accepts them',
  },
});
