import { FormattedMessage } from 'react-intl';
import type { Reward } from '../../services/clubWebsite/types';
import { ButtonLink } from '../ui/buttons/Button';
import { Icon } from '../ui/icons/Icon';
import { claimMessages } from './claim.messages';
import { File, Instruction } from './ClaimDialog.styles';

/** How a claimed reward is come by: what to do for it, and the file where it is one. */
export const HowFound = ({ reward: { detail, downloadUrl } }: { reward: Reward }) => (
  <>
    <Instruction>{detail.instruction}</Instruction>
    {downloadUrl !== null && (
      <File>
        <ButtonLink href={downloadUrl} download $variant="outline" $size="small">
          <Icon name="download" size="small" />
          <FormattedMessage {...claimMessages.download} />
        </ButtonLink>
      </File>
    )}
  </>
);
