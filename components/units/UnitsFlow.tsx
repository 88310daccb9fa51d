import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { discountPrice } from '../../store/discount/rules';
import type { UnitsProps, UnitsRange } from '../../store/units/pageProps';
import { roundedRewardCount } from '../rewards/roundedRewardCount';
import { columns, onlyFrom } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { StarMark } from '../ui/icons/StarMark';
import { Section } from '../ui/layout/Section';
import { Text } from '../ui/layout/Text';
import { Units } from '../ui/text/Units';
import { type PlainTextId, useTexts } from '../ui/text/useTexts';

export function UnitsFlow({ facts }: UnitsProps) {
  const { formatNumber } = useIntl();
  const t = useTexts();
  const rangeOf = (id: 'units.flow.gain' | 'units.flow.price', range: UnitsRange | null | undefined) => {
    if (!range) return null;
    const [low, high] = range;
    return <Units label={t('rewards.visitor.rangeInWords', { low, high })}>{t(id, { least: low, most: high })}</Units>;
  };
  const earned = (['weekly', 'special', 'classic'] as const).map((type): FlowEntry => ({
    title: `units.flow.${type}`,
    line: t(`units.flow.${type}Line`),
    figure: rangeOf('units.flow.gain', facts.gains[type]),
  }));
  const spent: FlowEntry[] = [
    {
      title: 'units.flow.reward',
      line: t('units.flow.rewardLine', { count: roundedRewardCount(facts.totalRewards) }),
      figure: rangeOf('units.flow.price', facts.prices),
    },
    {
      title: 'units.flow.discount',
      line: t('units.flow.discountLine'),
      figure: <Units label={t('ui.units', { units: discountPrice })}>{`−${formatNumber(discountPrice)}`}</Units>,
    },
    {
      title: 'units.flow.keep',
      line: t('units.flow.keepLine'),
      figure: <Units label={t('ui.units', { units: 0 })}>{formatNumber(0)}</Units>,
    },
  ];
  return (
    <Section $surface="paper">
      <Text as="h2" $type="d2" $measure="13em" style={{ marginBottom: 'clamp(40px, 4.4vw, 56px)' }}>
        {t('units.flow.title')}
      </Text>
      <TwoSides>
        <FlowSide side="earned" heading="units.flow.earn" entries={earned} />
        <FlowSide side="spent" heading="units.flow.spend" entries={spent} />
      </TwoSides>
    </Section>
  );
}

const TwoSides = styled.div`
  ${columns(2, { laptop: 1 })}
  position: relative;
  gap: 0 120px;

  &::before {
    content: '';
    position: absolute;
    inset: 0 auto 0 50%;
    width: 1px;
    background-color: ${tokens.on.text};
  }

  ${media.below.laptop} {
    gap: 48px;

    &::before {
      display: none;
    }
  }
`;

interface FlowEntry {
  title: PlainTextId;
  line: string;
  /** Null if unknown. */
  figure: ReactNode;
}

interface FlowSideProps {
  side: 'earned' | 'spent';
  heading: PlainTextId;
  entries: readonly FlowEntry[];
}

function FlowSide({ side, heading, entries }: FlowSideProps) {
  const t = useTexts();
  return (
    <SideColumn data-side={side}>
      <h3>{t(heading)}</h3>
      <ul>
        {entries.map(({ title, line, figure }) => (
          <li key={title}>
            <b>{t(title)}</b>
            <span>{figure}</span>
            <p>{line}</p>
            {side === 'earned' && (
              <MeridianMark>
                <StarMark size={18} />
              </MeridianMark>
            )}
          </li>
        ))}
      </ul>
    </SideColumn>
  );
}

const MeridianMark = styled.span`
  position: absolute;
  left: 100%;
  top: 21px;
  display: grid;
  place-items: center;
  width: 120px;
  height: 20px;
  background: linear-gradient(${tokens.on.text}, ${tokens.on.text}) center / 100% 1px no-repeat;

  svg {
    box-sizing: content-box;
    padding: 1px;
    border-radius: 50%;
    background-color: ${tokens.on.surface};
  }

  ${onlyFrom('laptop')}
`;

const SideColumn = styled.div`
  h3 {
    ${text.d3}
    padding-bottom: 28px;

    ${media.below.laptop} {
      padding-bottom: 16px;
    }
  }

  li {
    position: relative;
    display: grid;
    align-content: start;
    align-items: baseline;
    gap: 2px 20px;
    min-height: 104px;
    padding: 18px 0;
    border-top: 1px solid ${tokens.on.hairline};

    ${media.below.laptop} {
      min-height: 0;
    }
  }

  b {
    ${text.rowTitle}
    font-size: 1.125rem;
    grid-area: name;
  }

  /* The figure. */
  b + span {
    grid-area: figure;
    font-size: 1.25rem;
  }

  p {
    grid-area: line;
    font-size: ${tokens.size.control};
    color: ${tokens.on.muted};
  }

  ${media.from.laptop} {
    /* Opposite entries share a row height. */
    display: grid;
    grid-row: span 4;
    grid-template-rows: subgrid;

    ul {
      display: grid;
      grid-row: span 3;
      grid-template-rows: subgrid;
    }

    &[data-side='earned'] {
      text-align: right;

      li {
        grid-template: 'name figure' 'line .' / 1fr minmax(132px, max-content);
        padding-right: 20px;
      }
      b + span {
        justify-self: end;
      }
    }

    &[data-side='spent'] li {
      grid-template: 'figure name' '. line' / minmax(164px, max-content) 1fr;
      padding-left: 20px;
    }
  }

  ${media.below.laptop} {
    li {
      grid-template: 'name figure' 'line figure' / 1fr auto;
    }
  }
`;
