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
      <h3>
        <FormattedMessage {...heading} />
      </h3>
      <ul>
        {entries.map(({ title, line, figure }) => (
          <li key={title.id}>
            <b>
              <FormattedMessage {...title} />
            </b>
            <span>{figure !== null && <Units>{figure}</Units>}</span>
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

  ${media.below.laptop} {
    display: none;
  }
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
