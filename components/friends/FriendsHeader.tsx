import type { PropsWithChildren } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { media } from '../theme/media';
import { PageTitle } from '../ui/text/Title';
import { friendsMessages } from './friends.messages';

/** The page's heading; its height does not change when its tools appear. */
export function FriendsHeader({ children }: PropsWithChildren) {
  return (
    <HeaderRow>
      <PageTitle level={1} look="playerH1">
        <FormattedMessage {...friendsMessages.title} />
      </PageTitle>
      {children}
    </HeaderRow>
  );
}

const HeaderRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  align-content: start;
  gap: 12px 20px;
  min-height: 48px;
  margin-bottom: 20px;

  ${media.below.tablet} {
    min-height: 104px;
  }
`;
