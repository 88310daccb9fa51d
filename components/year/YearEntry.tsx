import { useResource } from '../../store/support/useResource';
import { clubYear } from '../../store/year/tasks';
import { ClubLink } from '../navigation/ClubLink';
import { ButtonLink } from '../ui/buttons/Button';
import { Card } from '../ui/cards/Card';
import { Cluster } from '../ui/layout/Cluster';
import { Title } from '../ui/text/Title';
import { useTexts } from '../ui/text/useTexts';

/** The way to the year, on the dashboard in its season. Services without the call have no year to show. */
export function YearEntry() {
  const t = useTexts();
  const { data } = useResource(clubYear, null);
  if (data === null) return null;
  return (
    <Card as="section" style={{ padding: '20px 24px' }}>
      <Cluster $gap={4} $justify="space-between">
        <Title look="playerH2">{t('year.title', { year: String(data.year) })}</Title>
        <ButtonLink as={ClubLink} to={{ page: 'year' }} $variant="outline" $size="small">
          {t('year.entry')}
        </ButtonLink>
      </Cluster>
    </Card>
  );
}
