import { useId } from 'react';
import { FormattedMessage, useIntl } from 'react-intl';
import type { Challenge } from '../../services/club/types';
import { requirementsOf, type Requirement } from '../../store/challenges/rules';
import { Icon } from '../ui/Icon';
import { useNow } from '../ui/time/useNow';
import { VisuallyHidden } from '../ui/VisuallyHidden';
import { Asks, PartTitle } from './ChallengeDetails.styles';
import { detailsMessages, detailsTemplates } from './details.messages';
import { useDay } from './useDay';
import { usePlatformNames } from './usePlatformNames';

/** What the challenge asks for, line by line; what is missing stands out. */
export function Asked({ challenge }: { challenge: Challenge }) {
  const id = useId();
  const now = useNow();
  if (now === null) return <div />;
  return (
    <section>
      <PartTitle id={id}>
        <FormattedMessage {...detailsMessages.asked} />
      </PartTitle>
      <Asks aria-labelledby={id}>
        {requirementsOf(challenge, now).map((requirement) => (
          <li key={requirement.kind} data-missing={requirement.isMet ? undefined : true}>
            <Icon name={requirement.isMet ? 'check' : signs[requirement.kind]} size="small" />
            <span>
              {!requirement.isMet && (
                <VisuallyHidden>
                  <FormattedMessage {...detailsMessages.missing} />
                </VisuallyHidden>
              )}
              <Words requirement={requirement} />
            </span>
          </li>
        ))}
      </Asks>
    </section>
  );
}

const signs = {
  activation: 'play',
  platforms: 'gamepad',
  time: 'clock',
  star: 'flag',
  part: 'people',
  bank: 'units',
} as const;

function Words({ requirement }: { requirement: Requirement }) {
  const { formatMessage } = useIntl();
  const day = useDay();
  const namesOf = usePlatformNames();
  switch (requirement.kind) {
    case 'activation':
      return requirement.isMet && requirement.since !== null ? (
        <FormattedMessage {...detailsTemplates.activatedAt} values={{ date: day(requirement.since) }} />
      ) : (
        formatMessage(requirement.isMet ? detailsMessages.activated : detailsMessages.notActivated)
      );
    case 'platforms':
      return requirement.platforms === null ? (
        <FormattedMessage {...detailsMessages.everyPlatform} />
      ) : (
        <FormattedMessage {...detailsTemplates.onPlatforms} values={{ platforms: namesOf(requirement.platforms) }} />
      );
    case 'time':
      if (requirement.until === null) return <FormattedMessage {...detailsMessages.always} />;
      return (
        <FormattedMessage
          {...(requirement.isMet ? detailsTemplates.until : detailsTemplates.ended)}
          values={{ date: day(requirement.until) }}
        />
      );
    case 'star':
      return requirement.next === null ? (
        <FormattedMessage {...detailsMessages.allStars} />
      ) : (
        <FormattedMessage
          {...detailsTemplates.toNextStar}
          values={{ missing: requirement.missing, units: requirement.next.units }}
        />
      );
    case 'part':
      return <FormattedMessage {...detailsTemplates.part} values={{ contribution: requirement.contribution }} />;
    case 'bank':
      return requirement.until === null ? (
        <FormattedMessage {...detailsMessages.bankAnyTime} />
      ) : (
        <FormattedMessage {...detailsTemplates.bankBefore} values={{ date: day(requirement.until) }} />
      );
  }
}
