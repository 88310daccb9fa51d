import type { ReactNode } from 'react';
import { FormattedNumber, useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Challenge } from '../../services/club/challenges';
import { summaryOf, weekEndOf } from '../../store/challenges/rules';
import { selectPendingCount, selectWaiting, selectBankable, selectChallenges } from '../../store/challenges/selectors';
import { activationOfAllRequested, bankingOfAllRequested } from '../../store/challenges/slice';
import { useAppDispatch, usePlayerSelector } from '../../store/support/hooks';
import { measured } from '../measuring/measured';
import { Button } from '../ui/buttons/Button';
import { Cluster } from '../ui/layout/Cluster';
import { formatDuration } from '../ui/time/formatDuration';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Coin } from '../ui/icons/Coin';
import { useTexts } from '../ui/text/useTexts';
import { useNow } from '../ui/time/useNow';

interface ChallengesSummaryProps {
  challenges: readonly Challenge[];
  action?: ReactNode;
}

export function ChallengesSummary({ challenges, action }: ChallengesSummaryProps) {
  const t = useTexts();
  const { bankable, toWin } = summaryOf(challenges);
  return (
    <SummaryBar>
      <Figures>
        <div data-gold={bankable.units > 0 ? true : undefined}>
          <dt>{t('challenges.player.toBank')}</dt>
          <dd>
            <Coin size=".8em" />
            <FormattedNumber value={bankable.units} />
          </dd>
        </div>
        <div>
          <dt>{t('challenges.player.toWin')}</dt>
          <dd>
            <FormattedNumber value={toWin} />
          </dd>
        </div>
        <WeekLeft challenges={challenges} />
      </Figures>
      {action}
    </SummaryBar>
  );
}

function WeekLeft({ challenges }: { challenges: readonly Challenge[] }) {
  const intl = useIntl();
  const t = useTexts();
  const now = useNow();
  const end = now === null ? null : weekEndOf(challenges, now);
  if (now === null || end === null) return null;
  return (
    <div>
      <dt>{t('challenges.player.weekEnds')}</dt>
      <dd>{formatDuration((Date.parse(end) - now) / 1000, intl, { largest: 'day' })}</dd>
    </div>
  );
}

const SummaryBar = styled(Cluster).attrs({ $gap: [5, 8], $justify: 'space-between' })`
  ${media.below.tablet} {
    > button {
      width: 100%;
    }
  }
`;

const Figures = styled.dl`
  display: flex;
  flex-wrap: wrap;
  gap: 16px 0;

  > div {
    display: flex;
    flex-direction: column-reverse;
    gap: 6px;
    padding-inline: 28px;
    border-left: 1px solid ${tokens.on.hairline};
  }
  > :first-child {
    padding-left: 0;
    border-left: 0;
  }
  dt {
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }
  dd {
    ${text.count}
    display: flex;
    align-items: center;
    gap: 8px;
    white-space: nowrap;
  }
  [data-gold] dd {
    color: ${tokens.on.gold};
  }

  ${media.below.tablet} {
    width: 100%;

    > div {
      flex: 1 0 min-content;
      padding-inline: 12px;
    }
    > :last-child {
      padding-right: 0;
    }
    dd {
      gap: 6px;
      font-size: 1.25rem;
    }
    dt {
      font-size: ${tokens.size.fine};
      line-height: 1.3;
    }
  }
`;

interface AllAtOnceProps {
  /** A game's space, or null for all games. */
  spaceId: string | null;
  size?: 'small' | 'normal';
  /** Whether the activation is the main action of the view while there is nothing to bank. */
  isMain?: boolean;
}

/** Buttons that bank all completed challenges in one call and activate all available ones, each for two or more. */
export function AllAtOnce({ spaceId, size = 'small', isMain = false }: AllAtOnceProps) {
  const t = useTexts();
  const dispatch = useAppDispatch();
  const challenges = usePlayerSelector((state) => selectChallenges(state, spaceId));
  const bankable = usePlayerSelector((state) => selectBankable(state, spaceId));
  const isBanking = usePlayerSelector((state) => selectPendingCount(state, spaceId, 'banking')) > 1;
  const count = usePlayerSelector((state) => selectWaiting(state, spaceId)).length;
  const isActivating = usePlayerSelector((state) => selectPendingCount(state, spaceId, 'activation')) > 0;
  return (
    <>
      {(bankable.length > 1 || isBanking) && (
        <Button
          size={size}
          working={isBanking && t('challenges.banking')}
          onClick={() => dispatch(bankingOfAllRequested({ spaceId }))}
          {...measured('bank-all')}
        >
          {t('challenges.bankAll', { units: summaryOf(bankable).bankable.units })}
        </Button>
      )}
      {(count > 1 || isActivating) && (
        <Button
          variant={isMain && summaryOf(challenges).bankable.count === 0 ? 'primary' : 'outline'}
          size={size}
          working={isActivating && t('challenges.activating')}
          onClick={() => dispatch(activationOfAllRequested({ spaceId }))}
          {...measured('activate-all')}
        >
          {t('challenges.activateAll', { count })}
        </Button>
      )}
    </>
  );
}
