import { JoinBand } from '../../login/JoinBand';
import { ClubLink } from '../../navigation/ClubLink';
import { ButtonLink } from '../../ui/buttons/Button';
import { useTexts } from '../../ui/text/useTexts';

/** The end of the page: join the club, or see the challenges first. It loads when the reader comes near. */
export const UnitsCallToAction = () => {
  const t = useTexts();
  return (
    <JoinBand
      title={t('units.call.title')}
      action={
        <ButtonLink as={ClubLink} to={{ page: 'challenges' }} $variant="outline" $size="large">
          {t('units.call.challenges')}
        </ButtonLink>
      }
    />
  );
};
