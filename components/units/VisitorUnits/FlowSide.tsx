import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { media } from '../../theme/media';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { StarMark } from '../../ui/icons/StarMark';
import { Units } from '../../ui/text/Units';
import type { visitorMessages } from './visitor.messages';

type VisitorMessage = (typeof visitorMessages)[keyof typeof visitorMessages];

export interface FlowEntry {
  title: VisitorMessage;
  /** Translated. */
  line: string;
  /** Units with their sign, formatted for the locale; null if unknown. */
  figure: string | null;
}

interface FlowSideProps {
  side: 'earned' | 'spent';
  heading: VisitorMessage;
  entries: readonly FlowEntry[];
}

/** One side of the ledger; its amounts are next to the meridian. */
export function FlowSide({ side, heading, entries }: FlowSideProps) {
  return (
    <SideColumn data-side={side}>
      <Heading>
        <FormattedMessage {...heading} />
      </Heading>
      <ul>
        {entries.map(({ title, line, figure }) => (
          <Entry key={title.id}>
            <Name>
              <FormattedMessage {...title} />
            </Name>
            <Figure>{figure !== null && <Units>{figure}</Units>}</Figure>
            <Line>{line}</Line>
            {side === 'earned' && (
              <MeridianMark>
                <StarMark size={18} />
              </MeridianMark>
            )}
          </Entry>
        ))}
      </ul>
    </SideColumn>
  );
}

const Name = styled.b`
  ${text.rowTitle}
  font-size: 1.125rem;
  grid-area: name;
`;

const Figure = styled.span`
  grid-area: figure;
  font-size: 1.25rem;
`;

const Line = styled.p`
  grid-area: line;
  font-size: ${tokens.size.control};
  color: ${tokens.on.muted};
`;

const Heading = styled.h3`
  ${text.d3}
  padding-bottom: 28px;

  ${media.below.laptop} {
    padding-bottom: 16px;
  }
`;

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

  ${media.below.laptop} {
    display: none;
  }
`;

const Entry = styled.li`
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
`;

const SideColumn = styled.div`
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

      ${Entry} {
        grid-template: 'name figure' 'line .' / 1fr minmax(132px, max-content);
        padding-right: 20px;
      }
      ${Figure} {
        justify-self: end;
      }
    }

    &[data-side='spent'] ${Entry} {
      grid-template: 'figure name' '. line' / minmax(164px, max-content) 1fr;
      padding-left: 20px;
    }
  }

  ${media.below.laptop} {
    ${Entry} {
      grid-template: 'name figure' 'line figure' / 1fr auto;
    }
  }
`;
