import type { ReactNode } from 'react';
import styled from 'styled-components';
import type { Reward } from '../../../services/clubWebsite/rewards';
import { StepLine, StepLines } from '../../spend/Step.styles';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { ButtonLink } from '../../ui/buttons/Button';
import { Icon } from '../../ui/icons/Icon';
import { useTexts } from '../../ui/text/useTexts';
import { ClaimCode } from './ClaimCode';

interface ClaimInstructionsProps {
  reward: Reward;
  /** Proves the claim to the publisher's support. */
  code: string | null;
  /** Further lines. */
  children?: ReactNode;
}

/** How the player gets a claimed reward: instruction, file, place and code, each only where the reward has one. */
export function ClaimInstructions({
  reward: { detail, downloadUrl, rewardLocation },
  code,
  children,
}: ClaimInstructionsProps) {
  const t = useTexts();
  const hasLines = rewardLocation !== null || code !== null || children !== undefined;
  return (
    <>
      <Instruction>{detail.instruction}</Instruction>
      {downloadUrl !== null && (
        <DownloadLink>
          <ButtonLink href={downloadUrl} download $variant="outline" $size="small">
            <Icon name="download" size="small" />
            {t('rewards.claim.download')}
          </ButtonLink>
        </DownloadLink>
      )}
      {hasLines && (
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
    </>
  );
}

const Instruction = styled.p`
  max-width: 44ch;
  margin: 12px 0 8px;
  color: ${tokens.on.muted};
`;

const DownloadLink = styled.p`
  margin-block: 8px 12px;
`;

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
