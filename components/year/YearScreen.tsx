import { useState } from 'react';
import styled from 'styled-components';
import { selectProfile } from '../../store/profile/selectors';
import { usePlayerSelector } from '../../store/support/hooks';
import { useResource } from '../../store/support/useResource';
import { factsOf, yearInSeason, type YearFact } from '../../store/year/rules';
import { clubYear } from '../../store/year/tasks';
import { ClubLink } from '../navigation/ClubLink';
import { PlayerGate } from '../shell/player/PlayerGate';
import { columns } from '../theme/mixins';
import { tokens } from '../theme/tokens';
import { ButtonLink, Button } from '../ui/buttons/Button';
import { Loadable } from '../ui/feedback/Loadable';
import { Loading, Skeletons } from '../ui/feedback/Skeleton';
import { StateCard } from '../ui/feedback/StateCard';
import { Toggle } from '../ui/fields/Toggle';
import { Section } from '../ui/layout/Section';
import { Stack } from '../ui/layout/Stack';
import { PageTitle } from '../ui/text/Title';
import { useTexts } from '../ui/text/useTexts';
import { useNow } from '../ui/time/useNow';
import { useIntl } from 'react-intl';
import { Card } from '../ui/cards/Card';
import { Cluster } from '../ui/layout/Cluster';
import { ErrorText } from '../ui/text/ErrorText';
import { VisuallyHidden } from '../ui/text/VisuallyHidden';
import { downloadFile } from '../ui/browser/downloadFile';
import { drawYearCard } from './yearPicture';

export function YearScreen() {
  return (
    // As tall as the window: outside of its season, the footer would come up from below the skeleton.
    <Section $space="player" style={{ minHeight: '100vh' }}>
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
  ${columns(3, { laptop: 2, tablet: 1 })}
  gap: ${tokens.space[5]};
`;

interface YearCardProps {
  year: string;
  fact: YearFact;
  /** On the picture; null for none. */
  name: string | null;
}

function YearCard({ year, fact, name }: YearCardProps) {
  const t = useTexts();
  const { formatNumber } = useIntl();
  const [result, setResult] = useState<'copied' | 'failed' | null>(null);
  const figure = fact.kind === 'game' ? fact.title : formatNumber(fact.count);
  const caption = fact.kind === 'game' ? t('year.game') : t(`year.${fact.kind}`, { count: fact.count });
  const fileName = `${year}-${fact.kind}.png`;
  const draw = () => drawYearCard({ year, figure, caption, name });

  const run = (use: () => Promise<'copied' | null>) => () => {
    setResult(null);
    void use().then(setResult, (error: unknown) => {
      // The player closed the sheet of the system.
      if (!(error instanceof DOMException && error.name === 'AbortError')) setResult('failed');
    });
  };
  const share = run(async () => {
    const file = new File([await draw()], fileName, { type: 'image/png' });
    await navigator.share({ files: [file] });
    return null;
  });
  const download = run(async () => {
    downloadFile({ name: fileName, type: 'image/png', content: await draw() });
    return null;
  });
  const copy = run(async () => {
    // Safari asks for the promise of the picture, within the press.
    await navigator.clipboard.write([new ClipboardItem({ 'image/png': draw() })]);
    return 'copied';
  });
  const about = <VisuallyHidden>{`: ${figure} ${caption}`}</VisuallyHidden>;

  return (
    <FactCard as="li">
      <p>
        <b>{figure}</b> <span>{caption}</span>
      </p>
      <Cluster $gap={[2, 2]}>
        {canShareFiles() ? (
          <Button size="small" variant="outline" onClick={share}>
            <span>{t('year.share')}</span>
            {about}
          </Button>
        ) : (
          <>
            <Button size="small" variant="outline" onClick={download}>
              <span>{t('year.download')}</span>
              {about}
            </Button>
            {'ClipboardItem' in globalThis && (
              <Button size="small" variant="outline" onClick={copy}>
                <span>{t('year.copy')}</span>
                {about}
              </Button>
            )}
          </>
        )}
      </Cluster>
      <p role="status">{result === 'copied' && <span>{t('ui.copied')}</span>}</p>
      {result === 'failed' && <ErrorText>{t('year.failed')}</ErrorText>}
    </FactCard>
  );
}

const canShareFiles = () =>
  'canShare' in navigator && navigator.canShare({ files: [new File([''], 'year.png', { type: 'image/png' })] });

const FactCard = styled(Card)`
  display: flex;
  flex-direction: column;
  gap: ${tokens.space[4]};
  padding: ${tokens.space[6]};

  > p:first-child {
    margin-bottom: auto;
  }
  b,
  b + span {
    display: block;
    overflow-wrap: anywhere;
    font: 600 1.125rem / 1.3 ${tokens.font.display};
  }
  b {
    font-size: ${tokens.size.d3};
    line-height: 1.15;
    color: ${tokens.on.gold};
  }
  /* There before it says something: a screen reader announces only what changes in it. */
  [role='status']:empty {
    position: absolute;
  }
`;
