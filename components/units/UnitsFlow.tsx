import { FormattedMessage, useIntl, type MessageDescriptor } from 'react-intl';
import styled from 'styled-components';
import type { ChallengeType } from '../../services/club/types';
import { discountPrice } from '../../store/discount/rules';
import type { UnitsProps, UnitsRange } from '../../store/units/pageProps';
import { rewardsAreMoreThan } from '../rewards/visitorCount';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/layout/Wrap';
import { FlowSide, type FlowEntry } from './UnitsFlow.Side';
import { visitorMessages as words, visitorTemplates } from './visitor.messages';

/** How Units are earned and spent, as a ledger: earned left, spent right, the meridian between. */
export function UnitsFlow({ facts }: UnitsProps) {
  const { formatMessage, formatNumber } = useIntl();
  const written = (message: typeof visitorTemplates.gain, range: UnitsRange | null | undefined) =>
    range ? formatMessage(message, { least: range[0], most: range[1] }) : null;
  const gain = (type: ChallengeType) => written(visitorTemplates.gain, facts?.gains[type]);
  const line = (message: MessageDescriptor) => formatMessage(message);
  const earned: FlowEntry[] = [
    { title: words.weekly, line: line(words.weeklyLine), figure: gain('weekly') },
    { title: words.special, line: line(words.specialLine), figure: gain('special') },
    { title: words.classic, line: line(words.classicLine), figure: gain('classic') },
  ];
  const spent: FlowEntry[] = [
    {
      title: words.reward,
      line: formatMessage(visitorTemplates.rewardLine, { count: rewardsAreMoreThan(facts?.totalRewards) }),
      figure: written(visitorTemplates.price, facts?.prices),
    },
    { title: words.discount, line: line(words.discountLine), figure: `−${formatNumber(discountPrice)}` },
    { title: words.keep, line: line(words.keepLine), figure: formatNumber(0) },
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
  ${surfaceStyle('paper')}
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
