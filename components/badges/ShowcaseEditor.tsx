import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { userInfoRequested } from '../../store/account/slice';
import { selectProfile } from '../../store/profile/selectors';
import { selectSelectedBadges } from '../../store/badges/badgeShowcase/selectors';
import { ownedBadgesRequested } from '../../store/badges/badgeShowcase/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { ClubLink } from '../navigation/ClubLink';
import { tokens } from '../theme/tokens';
import { Button, ButtonLink } from '../ui/buttons/Button';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { ShowcaseForm } from './ShowcaseForm';
import { showcaseMessages } from './showcase.messages';

/** Chooses the badges to show: once it is known what the player has, and what they show now. */
export function ShowcaseEditor({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { status, owned } = useAppSelector(selectSelectedBadges);
  const profile = useAppSelector(selectProfile);
  const isProfileKnown = profile.userId !== '';
  useEffect(() => {
    dispatch(ownedBadgesRequested());
  }, [dispatch]);

  const retry = () => {
    dispatch(ownedBadgesRequested());
    if (!isProfileKnown) dispatch(userInfoRequested());
  };
  if (isProfileKnown && owned.length > 0) return <ShowcaseForm owned={owned} onClose={onClose} />;
  if (status === 'failed' || (!isProfileKnown && profile.status === 'failed')) return <Failed onRetry={retry} />;
  if (isProfileKnown && status === 'loaded') return <NoBadges />;
  return <Waiting />;
}

function NoBadges() {
  const { formatMessage } = useIntl();
  const toGames = (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
      <FormattedMessage {...showcaseMessages.toGames} />
    </ButtonLink>
  );
  return (
    <Place>
      <StateCard kind="empty" title={formatMessage(showcaseMessages.noneTitle)} action={toGames}>
        <FormattedMessage {...showcaseMessages.none} />
      </StateCard>
    </Place>
  );
}

function Failed({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  const retry = (
    <Button variant="outline" size="small" icon="retry" onClick={onRetry}>
      <FormattedMessage {...showcaseMessages.retry} />
    </Button>
  );
  return (
    <Place>
      <StateCard kind="error" title={formatMessage(showcaseMessages.errorTitle)} action={retry}>
        <FormattedMessage {...showcaseMessages.error} />
      </StateCard>
    </Place>
  );
}

function Waiting() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(showcaseMessages.loading)}>
      <Place>
        <Skeleton $height="232px" $radius={tokens.radius.card} />
        <Skeleton $height="248px" $radius={tokens.radius.card} />
      </Place>
    </Loading>
  );
}

const Place = styled.div`
  display: grid;
  gap: 24px;
  margin-top: 24px;
`;
