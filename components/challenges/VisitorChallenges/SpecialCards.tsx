import { useIntl } from 'react-intl';
import styled from 'styled-components';
import type { SpecialChallenge } from '../../../store/challenges/pageProps';
import { media, tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Cluster } from '../../ui/layout/Cluster';
import { Picture } from '../../ui/media/Picture';
import { ThresholdLine } from '../../ui/progress/ThresholdLine';
import { useTexts } from '../../ui/text/useTexts';
import { EndsOn } from '../../ui/time/Countdown';
import { formatTimeLeft } from '../../ui/time/formatDuration';
import { useNow } from '../../ui/time/useNow';

export function SpecialCards({ specials }: { specials: readonly SpecialChallenge[] }) {
  return (
    <Cards>
      {specials.map((challenge, index) => (
        <SpecialCard key={index} challenge={challenge} />
      ))}
    </Cards>
  );
}

function SpecialCard({ challenge }: { challenge: SpecialChallenge }) {
  const t = useTexts();
  const { name, description, gameTitle, endDate, thresholds, target, unitName, units, scene } = challenge;
  return (
    <Card>
      {scene !== null && (
        <Scene>
          <Picture src={scene} width={960} height={540} />
        </Scene>
      )}
      <CardText>
        <KindLine>
          {t('challenges.type.special')}
          <i />
          <em>{gameTitle}</em>
          {endDate !== null && <EndsIn endDate={endDate} />}
        </KindLine>
        <h3>{name}</h3>
        <p>{description}</p>
        <ThresholdLine
          thresholds={thresholds}
          unitName={unitName}
          label={t('challenges.visitor.line', {
            thresholds: thresholds.length,
            last: target,
            units,
          })}
          describe={(threshold) => t('challenges.visitor.threshold', threshold)}
        />
      </CardText>
    </Card>
  );
}

const Cards = styled.ul`
  display: grid;
  grid-template-columns: 7fr 5fr;
  grid-auto-rows: minmax(300px, auto);
  gap: 16px;

  > :first-child {
    grid-row: span 2;
  }

  > :only-child {
    grid-column: 1 / -1;
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    grid-auto-rows: auto;

    > :first-child {
      grid-row: auto;
    }
  }
`;

const Card = styled.li`
  position: relative;
  display: grid;
  align-items: end;
  border-radius: ${tokens.radius.large};
  overflow: hidden;
  background: ${tokens.color.ink800};
`;

const Scene = styled.div`
  position: absolute;
  inset: 0;

  &::after {
    content: '';
    position: absolute;
    inset: 0;
    background: linear-gradient(
      0deg,
      rgba(7, 10, 20, 0.96) 8%,
      rgba(7, 10, 20, 0.86) min(260px, 66%),
      rgba(7, 10, 20, 0.1) 92%
    );
  }
`;

const CardText = styled.div`
  position: relative;
  padding: clamp(20px, 2.4vw, 32px);

  h3 {
    ${text.t1}
    max-width: 20em;
    margin-top: 10px;
  }

  p {
    margin: 4px 0 22px;
    font-size: ${tokens.size.control};
    color: ${tokens.color.skyLead};
  }

  ${Card}:first-child > & h3 {
    font-size: ${tokens.size.d3};
  }

  ${media.below.laptop} {
    padding-top: 180px;
  }
`;

const KindLine = styled(Cluster).attrs({ $gap: [1, 3] })`
  font: 600 ${tokens.size.small} / 1.3 ${tokens.font.display};

  i {
    width: 1px;
    height: 14px;
    background: ${tokens.line.hover};
  }

  em {
    font-style: normal;
    color: ${tokens.color.skyLead};
  }

  span {
    margin-left: auto;
    color: ${tokens.color.skyLead};
  }
`;

/** The time left until `endDate` (ISO). The server renders the date instead, because it does not know the browser's clock. */
export function EndsIn({ endDate }: { endDate: string }) {
  const intl = useIntl();
  const now = useNow();
  if (now === null) return <EndsOn timestamp={endDate} />;
  return <span>{formatTimeLeft(endDate, now, intl)}</span>;
}
