import { PlayerGate } from '../shell/player/PlayerGate';
import { Section } from '../ui/layout/Section';
import { Wrap } from '../ui/layout/Wrap';
import { FriendsHead } from './FriendsHead';
import { FriendsHeadTools } from './FriendsHead.Tools';
import { FriendsSkeleton } from './FriendsSkeleton';
import { FriendsTabs } from './FriendsTabs';

/** Who of the player's friends is there, who asks to be one, and who is ahead. */
export function FriendsScreen() {
  return (
    <Section $space="player">
      <Wrap>
        <PlayerGate
          skeleton={
            <>
              <FriendsHead />
              <FriendsSkeleton />
            </>
          }
        >
          <FriendsHead>
            <FriendsHeadTools />
          </FriendsHead>
          <FriendsTabs />
        </PlayerGate>
      </Wrap>
    </Section>
  );
}
