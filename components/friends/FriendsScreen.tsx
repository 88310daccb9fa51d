import { PlayerGate } from '../shell/PlayerGate';
import { Section } from '../ui/layout/Section';
import { Wrap } from '../ui/layout/Wrap';
import { FriendsHeader } from './FriendsHeader';
import { FriendsTools } from './FriendsTools';
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
