import { useEffect } from 'react';
import { FormattedMessage, FormattedNumber, type MessageDescriptor, useIntl } from 'react-intl';
import { usesOfExpiring } from '../../../store/planner/rules';
import { selectPlayerRewards, selectRewardsOfScope } from '../../../store/rewards/selectors';
import { playerRewardsRequested } from '../../../store/rewards/slice';
import { selectWishedIds } from '../../../store/rewards/wishlist/selectors';
import { wishlistRequested } from '../../../store/rewards/wishlist/slice';
import { useAppDispatch, usePlayerSelector } from '../../../store/support/hooks';
import { nextExpiry, warningDays } from '../../../store/units/rules';
import { selectUnits, selectUnitsError } from '../../../store/units/selectors';
import { balanceRequested } from '../../../store/units/slice';
import { ClubLink } from '../../navigation/ClubLink';
import { plannerMessages } from '../../planner/planner.messages';
import { rewardQueryKey } from '../../rewards/useOpenReward';
import { StepLine, StepLines } from '../../spend/Step.styles';
import { TextLink } from '../../ui/buttons/TextLink';
import { Skeleton } from '../../ui/feedback/Skeleton';
import { lastZone } from '../../ui/time/lastZone';
import { useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';
import { deskMessages, deskTemplates } from './desk.messages';

const mostShown = 3;

/** The Units that expire next, and the rewards that make the most of them. */
export function ExpiringAnswer() {
  const dispatch = useAppDispatch();
  const { locale } = useIntl();
  const formatDay = useFormatDay();
  const now = useNow();
  const units = usePlayerSelector(selectUnits);
  const hasFailed = usePlayerSelector(selectUnitsError) !== null;
  const lots = usePlayerSelector((state) => state.units.expiring);
  const { status } = usePlayerSelector((state) => selectPlayerRewards(state));
  const rewards = usePlayerSelector((state) => selectRewardsOfScope(state, 'owned'));
  const wished = usePlayerSelector(selectWishedIds);
  useEffect(() => {
    dispatch(balanceRequested());
    dispatch(playerRewardsRequested());
    dispatch(wishlistRequested());
  }, [dispatch]);
  const isWaiting = now === null || units === null || status === 'idle' || status === 'loading';
  if (hasFailed || status === 'failed') return <Sentence message={plannerMessages.failed} />;
  if (isWaiting) return <Skeleton $height="120px" />;
  const next = nextExpiry(lots, now);
  if (next === null || next.days > warningDays) return <Sentence message={deskMessages.buyNone} />;
  const uses = usesOfExpiring(next, units, rewards, wished, locale).slice(0, mostShown);
  if (uses.length === 0) return <Sentence message={deskMessages.buyNothing} />;
  return (
    <>
      <p>
        <FormattedMessage
          {...deskTemplates.buyLead}
          values={{ units: next.units, date: formatDay(next.expiresAt, { timeZone: lastZone }) }}
        />
      </p>
      <StepLines>
        {uses.map(({ reward: { rewardId, name, value }, used }) => (
          <StepLine key={rewardId}>
            <b>
              <TextLink as={ClubLink} to={{ page: 'rewards', query: { [rewardQueryKey]: rewardId } }}>
                {name}
              </TextLink>
            </b>
            <strong>
              <FormattedNumber value={value} />
            </strong>
            <span>
              <FormattedMessage {...deskTemplates.buyUses} values={{ used }} />
            </span>
          </StepLine>
        ))}
      </StepLines>
    </>
  );
}

const Sentence = ({ message }: { message: MessageDescriptor }) => (
  <p>
    <FormattedMessage {...message} />
  </p>
);
