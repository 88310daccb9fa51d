import { useState } from 'react';
import styled from 'styled-components';
import { selectProfile } from '../../store/profile/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { useResource } from '../../store/support/useResource';
import { factsOf, yearInSeason } from '../../store/year/rules';
import { clubYear } from '../../store/year/tasks';
import { ClubLink } from '../navigation/ClubLink';
import { PlayerGate } from '../shell/player/PlayerGate';
import { media, tokens } from '../theme/tokens';
import { ButtonLink } from '../ui/buttons/Button';
import { Loadable } from '../ui/feedback/Loadable';
import { Loading, Skeletons } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { Toggle } from '../ui/fields/Toggle';
import { Section } from '../ui/layout/Section';
import { Stack } from '../ui/layout/Stack';
import { PageTitle } from '../ui/text/Title';
import { useTexts } from '../ui/text/useTexts';
import { useNow } from '../ui/time/useNow';
import { YearCard } from './YearCard';

export function YearScreen() {
  return (
    <Section $space="player">
      <PlayerGate skeleton={<YearSkeleton />}>
        <YearContent />
      </PlayerGate>
    </Section>
  );
}

function YearContent() {
  const t = useTexts();
  const now = useNow();
  if (now === null) return <YearSkeleton />;
  if (yearInSeason(now) !== null) return <OpenYear />;
  return (
    <StateCard kind="empty" title={t('year.closed.title')} headingLevel={1}>
      {t('year.closed.text')}
    </StateCard>
  );
}

function OpenYear() {
  const t = useTexts();
  const { status, data, load } = useResource(clubYear, null);
  const { username } = usePlayerSelector(selectProfile);
  const [hasName, setHasName] = useState(false);
  const facts = data === null ? [] : factsOf(data);
  const toChallenges = (
    <ButtonLink as={ClubLink} to={{ page: 'challenges' }} $size="small">
      {t('units.call.challenges')}
    </ButtonLink>
  );
  return (
    <Loadable
      status={status}
      hasContent={data !== null && facts.length > 0}
      skeleton={<YearSkeleton />}
      failed={{ title: t('year.loadFailed'), text: t('ui.pageError.text'), onRetry: load }}
      empty={{ title: t('year.empty.title'), text: t('year.empty.text'), action: toChallenges }}
      headingLevel={1}
    >
      {data && (
        <Stack $gap={8}>
          <PageTitle level={1} look="playerH1" lead={t('year.lead')}>
            {t('year.title', { year: String(data.year) })}
          </PageTitle>
          {username !== '' && (
            <Toggle checked={hasName} onChange={({ target }) => setHasName(target.checked)}>
              {t('year.withName')}
            </Toggle>
          )}
          <Cards>
            {facts.map((fact) => (
              <YearCard key={fact.kind} year={String(data.year)} fact={fact} name={hasName ? username : null} />
            ))}
          </Cards>
        </Stack>
      )}
    </Loadable>
  );
}

function YearSkeleton() {
  const t = useTexts();
  return (
    <Loading label={t('year.loading')}>
      <Cards as="div">
        <Skeletons count={6} $height="220px" $radius={tokens.radius.card} />
      </Cards>
    </Loading>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: repeat(3, minmax(0, 1fr));
  gap: ${tokens.space[5]};

  ${media.below.laptop} {
    grid-template-columns: repeat(2, minmax(0, 1fr));
  }
  ${media.below.tablet} {
    grid-template-columns: minmax(0, 1fr);
  }
`;
