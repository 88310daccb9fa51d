import { defineMessages } from 'react-intl';

export const leaderboardMessages = defineMessages({
  week: { id: 'leaderboard.week', defaultMessage: 'This week', description: 'Choice: XP of this week' },
  total: { id: 'leaderboard.total', defaultMessage: 'In total', description: 'Choice: all XP' },
  spans: { id: 'leaderboard.spans', defaultMessage: 'Time range', description: 'Label of the two choices' },
  weeks: {
    id: 'leaderboard.lastWeeks',
    defaultMessage: 'Last eight weeks',
    description: 'Over the small drawings of what each week brought',
  },
  you: { id: 'leaderboard.you', defaultMessage: 'You', description: 'Tag on the player’s own line' },
  loading: { id: 'leaderboard.loading', defaultMessage: 'Loading the leaderboard', description: 'For screen readers' },
  errorTitle: {
    id: 'leaderboard.errorTitle',
    defaultMessage: 'We couldn’t load the leaderboard',
    description: 'Heading in its place',
  },
  error: {
    id: 'leaderboard.error',
    defaultMessage: 'Your XP is safe. Try again in a moment.',
    description: 'In the place of the leaderboard',
  },
  noRivalsTitle: {
    id: 'leaderboard.aloneTitle',
    defaultMessage: 'You lead, so far',
    description: 'Heading for a player without friends',
  },
  noRivals: {
    id: 'leaderboard.alone',
    defaultMessage: 'Add a friend to start a weekly race.',
    description: 'For a player without friends',
  },
});

export const leaderboardTemplates = defineMessages<{
  level: { level: number };
  xp: { xp: number };
  place: { place: number };
  newWeek: { when: string };
  weeks: { xp: number };
}>({
  level: { id: 'leaderboard.level', defaultMessage: 'Level {level, number}', description: 'Under a player’s name' },
  xp: { id: 'leaderboard.xp', defaultMessage: '{xp, number} XP', description: 'A player’s XP' },
  place: {
    id: 'leaderboard.place',
    defaultMessage: '{place, selectordinal, one {#st} two {#nd} few {#rd} other {#th}} place',
    description: 'For screen readers: a player’s place',
  },
  newWeek: {
    id: 'leaderboard.newWeek',
    defaultMessage: 'Everyone starts from zero again on {when}',
    description: 'Beside the choices; {when} is a day and a time',
  },
  weeks: {
    id: 'leaderboard.weeks',
    defaultMessage: '{xp, number} XP in eight weeks',
    description: 'Label of the small drawing of a player’s last eight weeks',
  },
});
