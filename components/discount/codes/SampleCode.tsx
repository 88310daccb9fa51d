import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { useTexts } from '../../ui/text/useTexts';

/** A masked code, for visitors and players without codes. */
export const SampleCode = () => {
  const t = useTexts();
  return (
    <SampleRow>
      <span>{t('discount.slip')}</span>
      <samp aria-hidden>MERIDIAN-••••-••••-••••</samp>
    </SampleRow>
  );
};

const SampleRow = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-items: baseline;
  justify-content: space-between;
  gap: 8px 24px;
  padding-top: 28px;

  span {
    font-size: ${tokens.size.small};
    color: ${tokens.on.muted};
  }

  samp {
    font: 600 clamp(1.0625rem, 0.8rem + 1.3vw, 1.75rem) / 1.2 ${tokens.font.display};
    letter-spacing: 0.04em;
  }
`;
