import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import type { ChallengeType } from '../../../services/club/challengeTypes';
import { discountPrice } from '../../../store/discount/rules';
import type { UnitsProps, UnitsRange } from '../../../store/units/pageProps';
import { roundedRewardCount } from '../../rewards/roundedRewardCount';
import { onSurface } from '../../theme/onSurface';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Wrap } from '../../ui/layout/Wrap';
import { FlowSide, type FlowEntry } from './FlowSide';
import { visitorMessages, visitorTemplates } from './visitor.messages';

/** How Units are earned and spent, as a ledger: earned on the left, spent on the right. */
export function UnitsFlow({ facts }: UnitsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const rangeText = (message: typeof visitorTemplates.gain, range: UnitsRange | null | undefined) =>
    range ? formatMessage(message, { least: range[0], most: range[1] }) : null;
  const gain = (type: ChallengeType) => rangeText(visitorTemplates.gain, facts?.gains[type]);
  const line = (message: MessageDescriptor) => formatMessage(message);
  const earned: FlowEntry[] = [
    { title: visitorMessages.weekly, line: line(visitorMessages.weeklyLine), figure: gain('weekly') },
    { title: visitorMessages.special, line: line(visitorMessages.specialLine), figure: gain('special') },
    { title: visitorMessages.classic, line: line(visitorMessages.classicLine), figure: gain('classic') },
  ];
  const spent: FlowEntry[] = [
    {
      title: visitorMessages.reward,
      line: formatMessage(visitorTemplates.rewardLine, { count: roundedRewardCount(facts?.totalRewards) }),
      figure: rangeText(visitorTemplates.price, facts?.prices),
    },
    {
      title: visitorMessages.discount,
      line: line(visitorMessages.discountLine),
      figure: `−${formatNumber(discountPrice)}`,
    },
    { title: visitorMessages.keep, line: line(visitorMessages.keepLine), figure: formatNumber(0) },
  ];
  return (
    <FlowSection>
      <Wrap>
        <h2>
          <FormattedMessage {...visitorMessages.flow} />
        </h2>
        <TwoSides>
          <FlowSide side="earned" heading={visitorMessages.earn} entries={earned} />
          <FlowSide side="spent" heading={visitorMessages.spend} entries={spent} />
        </TwoSides>
      </Wrap>
    </FlowSection>
  );
}

const FlowSection = styled.section.attrs(onSurface('paper'))`
  padding-block: ${tokens.layout.section};

  h2 {
    ${text.d2}
    max-width: 13em;
    margin-bottom: clamp(40px, 4.4vw, 56px);
  }
`;

const TwoSides = styled.div`
  position: relative;
  display: grid;
  grid-template-columns: 1fr 1fr;
  gap: 0 120px;

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
