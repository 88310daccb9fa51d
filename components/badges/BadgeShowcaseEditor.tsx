import { useEffect } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { userInfoRequested } from '../../store/session/events';
import { selectSelectedBadges } from '../../store/badges/badgeShowcase/selectors';
import { ownedBadgesRequested } from '../../store/badges/badgeShowcase/slice';
import { selectProfile } from '../../store/profile/selectors';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { ClubLink } from '../navigation/ClubLink';
import { tokens } from '../theme/tokens';
import { ButtonLink } from '../ui/buttons/Button';
import { ErrorCard } from '../ui/feedback/ErrorCard';
import { Loading } from '../ui/feedback/Loading';
import { Skeleton } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { badgeShowcaseMessages } from './badgeShowcase.messages';
import { BadgeShowcaseForm } from './BadgeShowcaseForm';

/** Edits the badge showcase, once the player's badges and the current showcase are loaded. */
export function BadgeShowcaseEditor({ onClose }: { onClose: () => void }) {
  const dispatch = useAppDispatch();
  const { status, owned } = usePlayerSelector(selectSelectedBadges);
  const profile = usePlayerSelector(selectProfile);
  const isProfileKnown = profile.userId !== '';
  useEffect(() => {
    dispatch(ownedBadgesRequested());
  }, [dispatch]);

  const retry = () => {
    dispatch(ownedBadgesRequested());
    if (!isProfileKnown) dispatch(userInfoRequested());
  };
  if (isProfileKnown && owned.length > 0) return <BadgeShowcaseForm owned={owned} onClose={onClose} />;
  if (status === 'failed' || (!isProfileKnown && profile.status === 'failed')) return <EditorError onRetry={retry} />;
  if (isProfileKnown && status === 'loaded') return <NoBadges />;
  return <EditorSkeleton />;
}

function NoBadges() {
  const { formatMessage } = useIntl();
  const toGames = (
    <ButtonLink as={ClubLink} to={{ page: 'games' }} $variant="outline" $size="small">
      <FormattedMessage {...badgeShowcaseMessages.toGames} />
    </ButtonLink>
  );
  return (
    <EditorColumn>
      <StateCard kind="empty" title={formatMessage(badgeShowcaseMessages.noneTitle)} action={toGames}>
        <FormattedMessage {...badgeShowcaseMessages.none} />
      </StateCard>
    </EditorColumn>
  );
}

function EditorError({ onRetry }: { onRetry: () => void }) {
  const { formatMessage } = useIntl();
  return (
    <EditorColumn>
      <ErrorCard
        title={formatMessage(badgeShowcaseMessages.errorTitle)}
        retryLabel={formatMessage(badgeShowcaseMessages.retry)}
        onRetry={onRetry}
      >
        <FormattedMessage {...badgeShowcaseMessages.error} />
      </ErrorCard>
    </EditorColumn>
  );
}

function EditorSkeleton() {
  const { formatMessage } = useIntl();
  return (
    <Loading label={formatMessage(badgeShowcaseMessages.loading)}>
      <EditorColumn>
        <Skeleton $height="232px" $radius={tokens.radius.card} />
        <Skeleton $height="248px" $radius={tokens.radius.card} />
      </EditorColumn>
    </Loading>
  );
}

const EditorColumn = styled.div`
  display: grid;
  gap: 24px;
  margin-top: 24px;
`;
