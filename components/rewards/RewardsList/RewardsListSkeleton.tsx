import styled from 'styled-components';
import { useIntl } from 'react-intl';
import { tokens } from '../../theme/tokens';
import { Loading } from '../../ui/feedback/Loading';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { CardGrid } from './CardGrid';
import { rewardsStateMessages } from '../rewardsState.messages';

/** Placeholders for the counts, the toolbar and the cards, in their real size. */
export const RewardsListSkeleton = () => (
  <Loading label={useIntl().formatMessage(rewardsStateMessages.loading)}>
    <Skeleton $height="22px" $width="360px" />
    <OverviewPlace>
      <Skeleton $height="128px" $radius={tokens.radius.card} />
    </OverviewPlace>
    <Skeleton $height={tokens.control.normal} />
    <Cards as="div">
      {Array.from({ length: 12 }, (_, i) => (
        <Skeleton key={i} $height="286px" $radius={tokens.radius.card} />
      ))}
    </Cards>
  </Loading>
);

const OverviewPlace = styled.div`
  margin: 24px 0 32px;
`;

const Cards = styled(CardGrid)`
  margin-top: 20px;
`;
