import type { PropsWithChildren, Ref } from 'react';
import styled from 'styled-components';
import { media, tokens } from '../theme/tokens';
import { Loading, Skeleton, Skeletons } from '../ui/feedback/Skeleton';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';

export const FriendGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(auto-fill, minmax(min(32rem, 100%), 1fr));
  gap: 16px;

  ${media.below.desktop} {
    gap: 12px;
  }
`;

export const friendHeight = '96px';

interface FriendsSectionProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

export const FriendsSection = ({ title, headingRef, children }: PropsWithChildren<FriendsSectionProps>) => (
  <section aria-label={title}>
    <Text as="h2" $type="playerH2" ref={headingRef} tabIndex={headingRef ? -1 : undefined} style={{ marginBottom: 16 }}>
      {title}
    </Text>
    {children}
  </section>
);

export function FriendsSkeleton() {
  return (
    <>
      <TabRow aria-hidden>
        <Skeleton $width="34ch" $height="20px" />
      </TabRow>
      <FriendCardsSkeleton />
    </>
  );
}

export function FriendCardsSkeleton() {
  const t = useTexts();
  return (
    <Loading label={t('friends.loading')}>
      <Tools>
        <Skeleton $width="280px" $height="36px" $radius={tokens.radius.pill} />
      </Tools>
      <div style={{ marginBottom: 16, fontSize: tokens.size.playerH2 }}>
        <Skeleton $width="9ch" $height="1.2em" />
      </div>
      <FriendGridSkeleton />
    </Loading>
  );
}

export const FriendGridSkeleton = () => (
  <FriendGrid as="div">
    <Skeletons count={6} $height={friendHeight} $radius={tokens.radius.card} />
  </FriendGrid>
);

const TabRow = styled.div`
  display: flex;
  align-items: center;
  height: 48px;
  margin-bottom: 24px;
  box-shadow: inset 0 -1px 0 ${tokens.on.hairline};
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  height: ${tokens.control.normal};
  margin-bottom: 32px;

  ${media.below.tablet} {
    align-items: start;
    height: 100px;
  }
`;
