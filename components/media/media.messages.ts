import { defineMessages } from 'react-intl';

/** Titles of a game's own videos; community videos have titles of their own. */
export const videoTitles = defineMessages({
  trailer: { id: 'media.trailer', defaultMessage: 'Launch trailer', description: 'Title of a video' },
  sam: { id: 'media.sam', defaultMessage: 'Sam on this game', description: 'Title of a video; Sam is the assistant' },
  reward: { id: 'media.reward', defaultMessage: 'The rewards, shown in the game', description: 'Title of a video' },
});

export const videoKinds = defineMessages({
  trailer: { id: 'media.kind.trailer', defaultMessage: 'From the developers', description: 'Where a video comes from' },
  sam: { id: 'media.kind.sam', defaultMessage: 'From Sam', description: 'Where a video comes from: the assistant' },
  reward: { id: 'media.kind.reward', defaultMessage: 'From the club', description: 'Where a video comes from' },
  community: { id: 'media.kind.community', defaultMessage: 'Community', description: 'Where a video comes from' },
});

export const mediaMessages = defineMessages({
  title: { id: 'media.title', defaultMessage: 'Media', description: 'Heading of a game’s videos' },
  privacy: {
    id: 'media.privacy',
    defaultMessage: 'Videos come from YouTube and play right here. We don’t contact YouTube until you press play.',
    description: 'Over a game’s videos',
  },
  close: { id: 'media.close', defaultMessage: 'Close', description: 'Button: closes a video' },
  watch: { id: 'media.watch', defaultMessage: 'Watch on YouTube', description: 'Link under a video that plays' },
  none: { id: 'media.empty.title', defaultMessage: 'No videos yet', description: 'Title where a game has none' },
  noneYet: {
    id: 'media.empty',
    defaultMessage: 'Trailers and community videos will appear here.',
    description: 'Where a game has no videos',
  },
});
