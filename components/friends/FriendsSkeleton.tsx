import type { PropsWithChildren, Ref } from 'react';
import styled from 'styled-components';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Loading, Skeleton, Skeletons } from '../ui/feedback/Skeleton';
import { useTexts } from '../ui/text/useTexts';

export const FriendGrid = styled.ul`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 16px;

  ${media.below.desktop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 12px;
  }
`;

export const friendHeight = '96px';

export const ViewSpace = styled.div`
  padding-top: 24px;
`;

interface FriendsSectionProps {
  title: string;
  headingRef?: Ref<HTMLHeadingElement>;
}

export const FriendsSection = ({ title, headingRef, children }: PropsWithChildren<FriendsSectionProps>) => (
  <section aria-label={title}>
    <SectionTitle ref={headingRef} tabIndex={headingRef ? -1 : undefined}>
      {title}
    </SectionTitle>
    {children}
  </section>
);

const SectionTitle = styled.h2`
  ${text.playerH2}
  margin-bottom: 16px;
`;

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
      <Heading>
        <Skeleton $width="9ch" $height="1.2em" />
      </Heading>
      <FriendGrid as="div">
        <Skeletons count={6} $height={friendHeight} $radius={tokens.radius.card} />
      </FriendGrid>
    </Loading>
  );
}

const TabRow = styled.div`
  display: flex;
  align-items: center;
  height: 48px;
  box-shadow: inset 0 -1px 0 ${tokens.on.hairline};
`;

const Tools = styled.div`
  display: flex;
  align-items: center;
  height: ${tokens.control.normal};
  margin: 24px 0 32px;

  ${media.below.tablet} {
    align-items: start;
    height: 100px;
  }
`;

const Heading = styled.div`
  margin-bottom: 16px;
  font-size: ${tokens.size.playerH2};
`;
