import { PlayerGate } from '../shell/player/PlayerGate';
import { Section } from '../ui/layout/Section';
import { Wrap } from '../ui/layout/Wrap';
import { FriendsHeader } from './FriendsHeader';
import { FriendsTools } from './FriendsTools';
import { FriendsSkeleton } from './FriendsSkeleton';
import { FriendsTabs } from './FriendsTabs';

/** The player's friends, friend requests and the leaderboard. */
export function FriendsScreen() {
  return (
    <Section $space="player">
      <Wrap>
        <PlayerGate
          skeleton={
            <>
              <FriendsHeader />
              <FriendsSkeleton />
            </>
          }
        >
          <FriendsHeader>
            <FriendsTools />
          </FriendsHeader>
          <FriendsTabs />
        </PlayerGate>
      </Wrap>
    </Section>
  );
}
