import styled from 'styled-components';
import { BarChart } from '../ui/progress/BarChart';
import { Countdown } from '../ui/time/Countdown';
import { LevelArc } from '../ui/progress/LevelArc';
import { Picture } from '../ui/media/Picture';
import { ProgressBar } from '../ui/progress/ProgressBar';
import { Ring } from '../ui/progress/Ring';
import { StarMark } from '../ui/icons/StarMark';
import { ThresholdLine } from '../ui/progress/ThresholdLine/ThresholdLine';
import type { Threshold } from '../ui/progress/ThresholdLine/types';
import { tokens } from '../theme/tokens';
import { WeekArc } from '../ui/progress/WeekArc';
import { Row } from '../ui/layout/Row';
import { Block, Columns, State } from './Block';

const crates = [
  { count: 10, units: 10 },
  { count: 25, units: 20 },
  { count: 40, units: 30 },
];
const caves = [
  { count: 4, units: 10 },
  { count: 8, units: 20 },
  { count: 12, units: 30 },
];
const crowded = [
  { count: 1, units: 5 },
  { count: 2, units: 10 },
  { count: 50, units: 100 },
];
const describe = ({ count, units }: Threshold, isReached: boolean) =>
  `${count} for ${units} Units${isReached ? ', reached' : ''}`;

const months = [
  { label: 'Nov', value: 120, figure: '120', isNow: true },
  { label: 'Dec', value: 60, figure: '60' },
  { label: 'Jan', value: 90, figure: '90' },
  { label: 'Feb', value: 0, figure: '0' },
  { label: 'Mar', value: 150, figure: '150' },
  { label: 'Apr', value: 0, figure: '0' },
];

const rows = [
  ['Bankable', caves, 12],
  ['Running', caves, 5],
  ['Off', caves, 0],
  ['Crowded', crowded, 1],
] as const;

export function ProgressBlock() {
  const avatar = <Picture src="/static/design/avatar.svg" width={128} height={128} alt="" isCover />;
  return (
    <Block title="Progress" rule="A bar for amounts, a threshold line for challenges, an arc for time.">
      <Columns $most={2}>
        <ProgressBar label="Level 14 to 15" value={3420} max={5000} figure="3 420 of 5 000 XP" />
        <ProgressBar label="Rewards in Saltwatch" value={7} max={47} figure="7 of 47" />
      </Columns>
      <Columns $most={2}>
        <div>
          <ThresholdLine
            thresholds={crates}
            value={28}
            label="28 of 40 crates, two of three stars lit"
            describe={describe}
            unitName="crates"
          />
          <Note>28 crates. Two stars lit, 12 more for the third.</Note>
        </div>
        <Middle>
          <WeekArc
            value={4.62}
            dayNames={['M', 'T', 'W', 'T', 'F', 'S', 'S']}
            label="Friday of this week, 2 days and 9 hours left"
          />
        </Middle>
      </Columns>
      <Row $gap="large">
        {rows.map(([name, thresholds, value]) => (
          <State key={name} label={name}>
            <ThresholdLine size="row" thresholds={thresholds} value={value} label={name} describe={describe} />
          </State>
        ))}
      </Row>
      <Columns $most={3}>
        <LevelArc
          value={0.385}
          label="Level 23, 4,620 of 12,000 XP"
          caption={
            <>
              Level <b>23</b>
            </>
          }
        >
          {avatar}
        </LevelArc>
        <BarChart caption="Units that expire in the next six months" heads={['Month', 'Units']} bars={months} />
        <Stack>
          <Countdown end={((2 * 24 + 9) * 60 + 6) * 60_000} now={0} />
          <Row>
            <Ring value={38} max={100} label="38 of 100">
              {avatar}
            </Ring>
            <Ring value={7} max={47} size={56} width={4} color={tokens.color.good} label="7 of 47">
              7
            </Ring>
            <StarMark size={20} color={tokens.color.epic} />
            <StarMark size={20} color={tokens.color.epic} isLit={false} />
          </Row>
        </Stack>
      </Columns>
    </Block>
  );
}

const Note = styled.p`
  margin-top: 16px;
  font-size: ${tokens.size.small};
  color: ${tokens.on.muted};
`;

const Middle = styled.div`
  display: grid;
  place-items: end center;
`;

const Stack = styled.div`
  display: grid;
  gap: 24px;
  align-content: start;
`;
