import { FormattedMessage, useIntl } from 'react-intl';
import styled from 'styled-components';
import { groundStyle } from '../theme/grounds';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/Layout';
import { FlowSide, type FlowEntry } from './UnitsFlow.Side';
import { visitorMessages as words, visitorTemplates } from './visitor.messages';

/** How much challenges give, first star to all of them. */
const gains = { weekly: [10, 60], special: [10, 100], classic: [10, 110] } as const;
/** What the cheapest and the dearest reward cost. */
const rewardPrices = [10, 150] as const;
const discountPrice = 100;

/** How Units are earned and spent, as a ledger: earned left, spent right, the meridian between. */
export function UnitsFlow() {
  const { formatMessage, formatNumber } = useIntl();
  const gain = ([least, most]: readonly [number, number]) => formatMessage(visitorTemplates.gain, { least, most });
  const [least, most] = rewardPrices;
  const earned: FlowEntry[] = [
    { title: words.weekly, line: words.weeklyLine, figure: gain(gains.weekly) },
    { title: words.special, line: words.specialLine, figure: gain(gains.special) },
    { title: words.classic, line: words.classicLine, figure: gain(gains.classic) },
  ];
  const spent: FlowEntry[] = [
    { title: words.reward, line: words.rewardLine, figure: formatMessage(visitorTemplates.price, { least, most }) },
    { title: words.discount, line: words.discountLine, figure: `−${formatNumber(discountPrice)}` },
    { title: words.keep, line: words.keepLine, figure: formatNumber(0) },
  ];
  return (
    <Paper>
      <Wrap>
        <Title>
          <FormattedMessage {...words.flow} />
        </Title>
        <Ledger>
          <FlowSide side="earned" heading={words.earn} entries={earned} />
          <FlowSide side="spent" heading={words.spend} entries={spent} />
        </Ledger>
      </Wrap>
    </Paper>
  );
}

const Paper = styled.section`
  ${groundStyle('paper')}
  padding-block: ${tokens.layout.section};
`;

const Title = styled.h2`
  ${text.d2}
  max-width: 13em;
  margin-bottom: clamp(40px, 4.4vw, 56px);
`;

const Ledger = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 120px;

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 50%;
    width: 1px;
    background-color: ${tokens.on.text};
  }

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
    gap: 48px;

    &::before {
      display: none;
    }
  }
`;
