import { useEffect, useId } from 'react';
import styled from 'styled-components';
import type { Challenge } from '../../../services/club/challenges';
import { challengeEvents } from '../../../store/challenges/tasks';
import { lastBankInstant, requirementsOf, type Requirement } from '../../../store/challenges/rules';
import { useAppDispatch } from '../../../store/support/hooks';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Icon } from '../../ui/icons/Icon';
import { useTexts } from '../../ui/text/useTexts';
import { VisuallyHidden } from '../../ui/text/VisuallyHidden';
import { useNow } from '../../ui/time/useNow';
import { useAutoBank } from '../AutoBank';
import { EventTrace, useDetailFormats } from './EventTrace';

export function ChallengeDetails({ challenge }: { challenge: Challenge }) {
  const dispatch = useAppDispatch();
  const { challengeId, spaceId, progress, status } = challenge;
  // A change of progress or status means that there are new events.
  useEffect(() => {
    dispatch(challengeEvents.requested({ challengeId, spaceId }));
  }, [dispatch, challengeId, spaceId, progress, status]);
  return (
    <Panel>
      <Requirements challenge={challenge} />
      <EventTrace challenge={challenge} />
    </Panel>
  );
}

const Panel = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 4fr) minmax(0, 7fr);
  gap: 24px 40px;
  margin: 0 16px 16px;
  padding: 20px 24px 24px;
  border-radius: ${tokens.radius.card};
  background-color: ${tokens.on.surface};

  h4 {
    ${text.cardTitle}
    margin-bottom: 12px;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    padding: 20px 16px;
  }
`;

function Requirements({ challenge }: { challenge: Challenge }) {
  const t = useTexts();
  const id = useId();
  const now = useNow();
  if (now === null) return <div />;
  return (
    <section>
      <h4 id={id}>{t('challenges.details.asked')}</h4>
      <RequirementList aria-labelledby={id}>
        {requirementsOf(challenge, now).map((requirement) => (
          <li key={requirement.kind} data-missing={requirement.isMet ? undefined : true}>
            <Icon name={requirement.isMet ? 'check' : unmetIcons[requirement.kind]} size="small" />
            <span>
              {!requirement.isMet && <VisuallyHidden>{t('challenges.details.missing')}</VisuallyHidden>}
              <RequirementText requirement={requirement} />
            </span>
          </li>
        ))}
      </RequirementList>
    </section>
  );
}

const unmetIcons = {
  activation: 'play',
  platforms: 'gamepad',
  time: 'clock',
  star: 'flag',
  part: 'people',
  bank: 'units',
} as const;

function RequirementText({ requirement }: { requirement: Requirement }) {
  const t = useTexts();
  const { formatInstant, formatPlatforms } = useDetailFormats();
  switch (requirement.kind) {
    case 'activation':
      return requirement.isMet && requirement.since !== null
        ? t('challenges.details.activatedAt', { date: formatInstant(requirement.since) })
        : t(requirement.isMet ? 'challenges.details.activated' : 'challenges.details.notActivated');
    case 'platforms':
      return requirement.platforms === null
        ? t('challenges.details.everyPlatform')
        : t('challenges.details.onPlatforms', { platforms: formatPlatforms(requirement.platforms) });
    case 'time':
      if (requirement.until === null) return t('challenges.details.always');
      return t(requirement.isMet ? 'challenges.details.until' : 'challenges.details.ended', {
        date: formatInstant(requirement.until),
      });
    case 'star':
      return requirement.next === null
        ? t('challenges.details.allStars')
        : t('challenges.details.toNextStar', { missing: requirement.missing, units: requirement.next.units });
    case 'part':
      return t('challenges.details.part', { contribution: requirement.contribution });
    case 'bank':
      return <BankText until={requirement.until} />;
  }
}

function BankText({ until }: { until: string | null }) {
  const t = useTexts();
  const { formatInstant } = useDetailFormats();
  const { isOn } = useAutoBank();
  if (until === null) return t('challenges.details.bankAnyTime');
  if (isOn) return t('autoBank.line');
  return t('challenges.details.bankBefore', { date: formatInstant(lastBankInstant(until)) });
}

const { on, size } = tokens;

const RequirementList = styled.ul`
  display: grid;
  gap: 10px;
  font-size: ${size.small};
  line-height: 1.45;

  li {
    display: grid;
    grid-template-columns: 16px minmax(0, 1fr);
    gap: 10px;
    color: ${on.muted};
  }
  svg {
    margin-top: 2px;
    color: ${on.good};
  }
  [data-missing] {
    font-weight: 600;
    color: ${on.text};
  }
  [data-missing] svg {
    color: ${on.gold};
  }
`;
