import styled from 'styled-components';
import { tokens } from '../theme/tokens';

export const Body = styled.div`
  width: 344px;
  height: 660px;
  padding: 10px;
  border-radius: 44px;
  background: #05070e;
  box-shadow:
    0 0 0 1px #2a3658,
    inset 0 0 0 1px rgba(255, 255, 255, 0.05),
    0 40px 60px -30px rgba(11, 18, 33, 0.45);
`;

export const Screen = styled.div`
  height: 100%;
  padding-top: 28px;
  border-radius: 35px;
  overflow: hidden;
  background: ${tokens.color.ink900};
  color: ${tokens.color.text};
`;

export const Contact = styled.div`
  display: flex;
  align-items: center;
  gap: 12px;
  padding: 12px 18px 14px;
  border-bottom: 1px solid ${tokens.line.hairline};

  b {
    display: block;
    font: 600 1rem / 1.2 ${tokens.font.display};
  }

  small {
    display: block;
    font-size: ${tokens.size.least};
    line-height: 1.3;
    color: ${tokens.color.muted};
  }
`;

export const Talk = styled.div`
  display: grid;
  gap: 10px;
  padding: 16px 14px;
  font-size: ${tokens.size.small};
  line-height: 1.45;
`;

export const Said = styled.p`
  max-width: 86%;
  padding: 11px 14px;
  border-radius: 14px 14px 14px 4px;
  background: ${tokens.color.ink700};
`;

export const Asked = styled(Said)`
  justify-self: end;
  border-radius: 14px 14px 4px;
  background: ${tokens.color.action};
  color: ${tokens.color.onAction};
`;

export const Chart = styled.div`
  width: 94%;
  padding: 11px 14px;
  border: 1px solid ${tokens.line.hairline};
  border-radius: 14px 14px 14px 4px;
  background: ${tokens.color.ink800};

  svg {
    width: 100%;
    height: auto;
  }
`;

export const ChartHead = styled.p`
  display: flex;
  justify-content: space-between;
  gap: 8px;
  margin-bottom: 10px;
  font: 600 ${tokens.size.fine} / 1.3 ${tokens.font.display};
`;
