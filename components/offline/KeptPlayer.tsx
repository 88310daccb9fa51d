import { progressOf, targetOf } from '../../store/challenges/rules';
import { usePlayerSelector } from '../../store/support/hooks';
import { nextExpiry } from '../../store/units/rules';
import { LevelCard } from '../dashboard/PlayerSummary';
import { Area, FirstView, Sections } from '../dashboard/DashboardSkeleton';
import { UnansweredCard } from '../shell/player/PlayerGate';
import { BalanceAmount } from '../units/balance/BalanceAmount';
import { ExpiryText } from '../units/balance/NextExpiryLine';
import { LedgerTable } from '../units/Ledger/LedgerTable';
import { Section, TopSection } from '../ui/layout/Section';
import { Stack } from '../ui/layout/Stack';
import { Text } from '../ui/layout/Text';
import { ProgressBar } from '../ui/progress/ProgressBar';
import { SectionHead } from '../ui/sections/SectionHead';
import { useTexts } from '../ui/text/useTexts';
import { useFormatDay } from '../ui/time/useFormatDay';
import { useNow } from '../ui/time/useNow';

/** What the player saw last on the dashboard, to read only. */
export function KeptDashboard() {
  const t = useTexts();
  const player = usePlayerSelector(({ keptPlayer }) => keptPlayer);
  if (player === null) return null;
  const { profile, challenges } = player;
  return (
    <Sections>
      <KeptNotice at={player.at} />
      <FirstView>
        <Area $name="who">
          <LevelCard {...profile} />
        </Area>
        <Area $name="game">
          <Text as="h2" $type="playerH2">
            {t('units.balance.title')}
          </Text>
          <KeptBalance {...player} />
        </Area>
        {challenges.length > 0 && (
          <Area $name="week">
            <SectionHead title={t('dashboard.week')} />
            <Stack as="ul" $gap={5}>
              {challenges.map((challenge) => (
                <li key={challenge.challengeId}>
                  <ProgressBar
                    label={challenge.name}
                    value={progressOf(challenge)}
                    max={1}
                    figure={t('challenges.progress', { progress: challenge.progress, target: targetOf(challenge) })}
                  />
                </li>
              ))}
            </Stack>
          </Area>
        )}
      </FirstView>
    </Sections>
  );
}

/** The last balance, and the first page of its history if the player has seen it, to read only. */
export function KeptUnits() {
  const t = useTexts();
  const player = usePlayerSelector(({ keptPlayer }) => keptPlayer);
  if (player === null) return null;
  const { ledger } = player;
  return (
    <>
      <TopSection $end={['56px', '40px']}>
        <Stack $gap={10}>
          <KeptNotice at={player.at} />
          <div>
            <Text as="h1" $type="rowTitle" $color="muted">
              {t('units.balance.title')}
            </Text>
            <KeptBalance {...player} />
          </div>
        </Stack>
      </TopSection>
      {ledger && (
        <Section $surface="paper" $space="player">
          <SectionHead title={t('units.ledger.title')} aside={<KeptAt at={ledger.at} />} />
          <LedgerTable transactions={ledger.page.transactions} />
        </Section>
      )}
    </>
  );
}

function KeptNotice({ at }: { at: number }) {
  const t = useTexts();
  return (
    <UnansweredCard headingLevel={2}>
      <p role="status">
        <KeptAt at={at} /> {!navigator.onLine && <span>{t('offline.kept.readOnly')}</span>}
      </p>
    </UnansweredCard>
  );
}

function KeptAt({ at }: { at: number }) {
  const t = useTexts();
  const formatDay = useFormatDay();
  return <span>{t('offline.kept.at', { time: formatDay(at, { hasTime: true }) })}</span>;
}

function KeptBalance({ units, expiring }: { units: number; expiring: Parameters<typeof nextExpiry>[0] }) {
  const now = useNow();
  return (
    <>
      <BalanceAmount units={units} />
      {now !== null && (
        <Text $above={3}>
          <ExpiryText balance={units} next={nextExpiry(expiring, now)} />
        </Text>
      )}
    </>
  );
}
