import styled from 'styled-components';
import { useResource } from '../../store/support/useResource';
import { clubYear } from '../../store/year/tasks';
import { ClubLink } from '../navigation/ClubLink';
import { tokens } from '../theme/tokens';
import { ButtonLink } from '../ui/buttons/Button';
import { Card } from '../ui/cards/Card';
import { Title } from '../ui/text/Title';
import { useTexts } from '../ui/text/useTexts';

/** The way to the year, on the dashboard in its season. Services without the call have no year to show. */
export function YearEntry() {
  const t = useTexts();
  const { data } = useResource(clubYear, null);
  if (data === null) return null;
  return (
    <EntryCard as="section">
      <Title look="playerH2">{t('year.title', { year: String(data.year) })}</Title>
      <ButtonLink as={ClubLink} to={{ page: 'year' }} $variant="outline" $size="small">
        {t('year.entry')}
      </ButtonLink>
    </EntryCard>
  );
}

const EntryCard = styled(Card)`
  display: flex;
  flex-wrap: wrap;
  gap: ${tokens.space[4]};
  align-items: center;
  justify-content: space-between;
  padding: ${tokens.space[5]} ${tokens.space[6]};
`;
