import { FormattedMessage } from 'react-intl';
import { JoinBand } from '../../login/JoinBand';
import { ClubLink } from '../../navigation/ClubLink';
import { ButtonLink } from '../../ui/buttons/Button';
import { visitorMessages } from './visitor.messages';

/** The end of the page: join the club, or see the challenges first. It loads when the reader comes near. */
export const UnitsCallToAction = () => (
  <JoinBand
    title={<FormattedMessage {...visitorMessages.callTitle} />}
    action={
      <ButtonLink as={ClubLink} to={{ page: 'challenges' }} $variant="outline" $size="large">
        <FormattedMessage {...visitorMessages.challenges} />
      </ButtonLink>
    }
  />
);
