import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { skeletonMessages } from '../PlayerUnitsSkeleton.messages';

export const BalanceSkeleton = () => (
  <div role="status">
    <VisuallyHidden>
      <FormattedMessage {...skeletonMessages.loading} />
    </VisuallyHidden>
    <Amount as="div">
      <Skeleton $width="3.2em" $height="1em" $radius={tokens.radius.card} />
    </Amount>
    <Skeleton $width="36ch" $height="51px" style={{ marginTop: 24 }} />
  </div>
);

export const Amount = styled.p`
  ${text.balance}
  position: relative;
  display: flex;
  align-items: center;
  gap: 18px;
  margin-top: 12px;
`;
