import styled from 'styled-components';
import { Button } from '../ui/buttons/Button';
import { Card } from '../ui/cards/Card';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { Block, Columns } from './Block';

export function StateBlock() {
  return (
    <Block title="States" rule="Empty says what to do. Errors say what is safe, and offer to retry.">
      <Columns $most={2}>
        <StateCard
          kind="empty"
          title="No friends here yet"
          action={
            <Button variant="outline" size="small">
              Find friends
            </Button>
          }
        >
          Friends who play Meridian games appear here with the games you share.
        </StateCard>
        <StateCard
          kind="error"
          title="Your balance"
          action={
            <Button variant="outline" size="small" icon="retry">
              Retry
            </Button>
          }
        >
          Sorry, your balance is not available at the moment. Please retry later.
        </StateCard>
        <StateCard kind="offline" title="You are offline">
          What you see was saved at 18:42. It refreshes when you are back.
        </StateCard>
        <Loading label="Loading your balance">
          <Waiting>
            <Skeleton $width="36%" $height="14px" />
            <Skeleton $width="62%" $height="56px" />
            <Skeleton $height="10px" />
            <Skeleton $width="88%" $height="10px" />
            <Skeleton $width="132px" $height="40px" />
          </Waiting>
        </Loading>
      </Columns>
    </Block>
  );
}

const Waiting = styled(Card)`
  display: grid;
  gap: 16px;
  align-content: space-between;
  min-height: 250px;
  padding: 32px;
`;
