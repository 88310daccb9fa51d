import { type ReactNode, useEffect, useState } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { selectGame } from '../../../store/game/selectors';
import { canUndo } from '../../../store/rewards/claimUndo/rules';
import { undoableClaims } from '../../../store/rewards/claimUndo/tasks';
import { selectOpenedByClaim } from '../../../store/rewards/selectors';
import type { ClaimSpend } from '../../../store/spend/slice';
import { usePlayerSelector } from '../../../store/support/hooks';
import { useResource } from '../../../store/support/useResource';
import { selectLots } from '../../../store/units/selectors';
import { ClubLink } from '../../navigation/ClubLink';
import {
  DoneButton,
  NextStepTitle,
  SpendSummary,
  StepActions,
  StepLine,
  StepLines,
  StepNote,
  StepTitle,
} from '../../spend/Step';
import { media } from '../../theme/tokens';
import { Button, ButtonLink } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { Text } from '../../ui/layout/Text';
import { useTexts } from '../../ui/text/useTexts';
import { lastZone, useFormatDay } from '../../ui/time/useFormatDay';
import { useNow } from '../../ui/time/useNow';
import { UndoOffer } from '../ClaimUndo/UndoOffer';
import { rarityColors } from '../rarities';
import { useOpenReward } from '../useOpenReward';
import { ClaimCode } from './ClaimCode';

interface ClaimedStepProps {
  reward: Reward;
  claim: ClaimSpend;
  onDone: () => void;
}

export function ClaimedStep({ reward, claim, onDone }: ClaimedStepProps) {
  const open = useOpenReward();
  const { formatList } = useIntl();
  const t = useTexts();
  const formatDay = useFormatDay();
  const dayOf = (expiresAt: string) => formatDay(expiresAt, { timeZone: lastZone });
  const [opened] = usePlayerSelector(selectOpenedByClaim);
  const [next] = usePlayerSelector(selectLots);
  const usedLots = claim.uses.map(({ used, expiresAt }) =>
    expiresAt === null
      ? t('rewards.claim.usedLasting', { units: used })
      : t('rewards.claim.usedDue', { units: used, date: dayOf(expiresAt) }),
  );
  return (
    <>
      <NextStepTitle>{t('rewards.claim.yours')}</NextStepTitle>
      <ClaimInstructions reward={reward} code={claim.result?.code ?? null} onDone={onDone}>
        <SpendSummary
          used={reward.value}
          usedNote={formatList(usedLots, { type: 'conjunction' })}
          balanceNote={
            next?.expiresAt && t('rewards.claim.nextToExpire', { units: next.units, date: dayOf(next.expiresAt) })
          }
        />
        <OwnedLine reward={reward} />
      </ClaimInstructions>
      {opened && (
        <StepNote kind="good">{t('rewards.claim.opened', { name: opened.name, price: opened.value })}</StepNote>
      )}
      <StepActions>
        <DoneButton onClick={onDone} />
        {opened ? (
          <Button variant="outline" onClick={() => open(opened)}>
            {t('rewards.claim.see', { name: opened.name })}
          </Button>
        ) : (
          <ButtonLink as={ClubLink} to={{ page: 'units' }} $variant="outline">
            {t('payment.ledger')}
          </ButtonLink>
        )}
      </StepActions>
    </>
  );
}

export function OwnedStep({ reward, onDone }: Omit<ClaimedStepProps, 'claim'>) {
  const t = useTexts();
  return (
    <>
      <StepTitle>{t('rewards.claim.owned')}</StepTitle>
      <ClaimInstructions reward={reward} code={reward.code} onDone={onDone} />
      <StepActions>
        <Button onClick={onDone}>{t('payment.done')}</Button>
      </StepActions>
    </>
  );
}

interface ClaimInstructionsProps {
  reward: Reward;
  /** Proves the claim to the publisher's support. */
  code: string | null;
  onDone: () => void;
  children?: ReactNode;
}

/** What to do with the reward, and the offer to take its claim back. */
function ClaimInstructions({ reward, code, onDone, children }: ClaimInstructionsProps) {
  const t = useTexts();
  const { detail, downloadUrl, rewardLocation } = reward;
  return (
    <>
      <Text $color="muted" $measure="44ch" $above={3}>
        {detail.instruction}
      </Text>
      {downloadUrl !== null && (
        <Text $above={4}>
          <ButtonLink href={downloadUrl} download $variant="outline" $size="small">
            <Icon name="download" size="small" />
            {t('rewards.claim.download')}
          </ButtonLink>
        </Text>
      )}
      {(rewardLocation !== null || code !== null || children !== undefined) && (
        <StepLines>
          {rewardLocation !== null && (
            <StepLine>
              <b>{t('rewards.claim.where')}</b>
              <em>{rewardLocation}</em>
            </StepLine>
          )}
          {code !== null && (
            <CodeLine>
              <b>{t('rewards.claim.code')}</b>
              <em>
                <ClaimCode code={code} />
              </em>
              <span>{t('rewards.claim.codeFor')}</span>
            </CodeLine>
          )}
          {children}
        </StepLines>
      )}
      <UndoOfReward rewardId={reward.rewardId} onEnd={onDone} />
    </>
  );
}

const CodeLine = styled(StepLine)`
  > span {
    grid-column: 1 / -1;
  }

  ${media.below.tablet} {
    > em {
      grid-column: 1 / -1;
      justify-self: start;
    }
  }
`;

function UndoOfReward({ rewardId, onEnd }: { rewardId: string; onEnd: () => void }) {
  const { data } = useResource(undoableClaims, null);
  const now = useNow();
  const claim = data?.find((one) => one.rewardId === rewardId);
  const [offered, setOffered] = useState(claim);
  if (claim && claim !== offered) setOffered(claim);
  // Another tab has undone the claim of which this dialog tells.
  const isUndone = data !== null && !claim && offered !== undefined && now !== null && canUndo(offered, now);
  useEffect(() => {
    if (isUndone) onEnd();
  }, [isUndone, onEnd]);
  return claim && <UndoOffer claim={claim} onOpen={onEnd} />;
}

function OwnedLine({ reward: { rewardId, rarityId } }: { reward: Reward }) {
  const t = useTexts();
  const game = usePlayerSelector(selectGame);
  const { rewardIds, overview, totalOwned, totalAvailable } = usePlayerSelector(({ rewards }) => rewards);
  const rarity = overview.find(({ id }) => id === rarityId);
  if (!rewardIds.includes(rewardId) || !game || !rarity) return null;
  const { owned, available } = rarity;
  return (
    <StepLine>
      <b>{t('rewards.claim.gameRewards', { game: game.title })}</b>
      <strong data-plain>{t('rewards.claim.ownedOf', { owned: totalOwned, available: totalAvailable })}</strong>
      <span>{t('rewards.claim.rarityOf', { rarity: t(`ui.rarity.${rarityColors[rarityId]}`), owned, available })}</span>
    </StepLine>
  );
}
