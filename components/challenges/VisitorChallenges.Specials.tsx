import { FormattedMessage, useIntl } from 'react-intl';
import type { CurrentChallenge } from '../../services/club/visitorTypes';
import { Picture } from '../ui/media/Picture';
import { ThresholdLine } from '../ui/progress/ThresholdLine/ThresholdLine';
import { challengeMessages } from './challenges.messages';
import { EndsIn } from './VisitorChallenges.EndsIn';
import { visitorTemplates } from './VisitorChallenges.messages';
import { Card, Cards, Kind, Scene, Words } from './VisitorChallenges.Specials.styles';

interface SpecialCardsProps {
  specials: readonly CurrentChallenge[];
  scenes: Record<string, string>;
}

/** Special challenges over the scenes of their games, the first one large. */
export function SpecialCards({ specials, scenes }: SpecialCardsProps) {
  return (
    <Cards>
      {specials.slice(0, 3).map((challenge) => (
        <SpecialCard key={challenge.challengeId} challenge={challenge} scene={scenes[challenge.spaceId]} />
      ))}
    </Cards>
  );
}

function SpecialCard({ challenge, scene }: { challenge: CurrentChallenge; scene: string | undefined }) {
  const { formatMessage, formatNumber } = useIntl();
  const { name, description, gameTitle, endDate, thresholds, target, unitName, reward } = challenge;
  return (
    <Card>
      {scene !== undefined && (
        <Scene>
          <Picture src={scene} width={960} height={540} alt="" isCover />
        </Scene>
      )}
      <Words>
        <Kind>
          <FormattedMessage {...challengeMessages.special} />
          <i />
          <em>{gameTitle}</em>
          {endDate !== null && <EndsIn endDate={endDate} />}
        </Kind>
        <h3>{name}</h3>
        <p>{description}</p>
        <ThresholdLine
          thresholds={thresholds.map(({ value, units }) => ({ count: value, units }))}
          value={0}
          format={formatNumber}
          lastCount={unitName === null ? undefined : `${formatNumber(target)} ${unitName}`}
          label={formatMessage(visitorTemplates.line, {
            thresholds: thresholds.length,
            last: target,
            units: reward.units,
          })}
          describe={(threshold) => formatMessage(visitorTemplates.threshold, threshold)}
        />
      </Words>
    </Card>
  );
}
