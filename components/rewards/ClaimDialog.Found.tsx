import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import type { Reward } from '../../services/clubWebsite/types';
import { tokens } from '../theme/tokens';
import { ButtonLink } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { claimMessages } from './claim.messages';

/** How a claimed reward is come by: what to do for it, and the file where it is one. */
export const ClaimInstructions = ({ reward: { detail, downloadUrl } }: { reward: Reward }) => (
  <>
    <Instruction>{detail.instruction}</Instruction>
    {downloadUrl !== null && (
      <DownloadLink>
        <ButtonLink href={downloadUrl} download $variant="outline" $size="small">
          <Icon name="download" size="small" />
          <FormattedMessage {...claimMessages.download} />
        </ButtonLink>
      </DownloadLink>
    )}
  </>
);

const Instruction = styled.p`
  max-width: 44ch;
  margin: 12px 0 8px;
  color: ${tokens.on.muted};
`;

const DownloadLink = styled.p`
  margin-block: 8px 12px;
`;
