import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { clientPart } from '../../ui/browser/clientPart';
import { Cluster } from '../../ui/layout/Cluster';
import { Columns } from '../../ui/layout/Columns';
import { Section } from '../../ui/layout/Section';
import { Text } from '../../ui/layout/Text';
import { Steps } from '../../ui/sections/Steps';
import { useTexts } from '../../ui/text/useTexts';
import { useAppSelector } from '../../../store/support/hooks';
import { selectIsPlayer } from '../../../store/account/selectors';

const steps = ['earn', 'redeem', 'use'] as const;

const PlayerCodes = clientPart(() => import('./PlayerCodes').then((module) => module.PlayerCodes));

export function HowToGetTheCode() {
  const t = useTexts();
  const isPlayer = useAppSelector(selectIsPlayer);
  return (
    <Section $surface="paper">
      <Columns $widths="4fr 8fr" $stackedGap="40px">
        <Text as="h2" $type="d2">
          {t('discount.how')}
        </Text>
        <Receipt>
          <Steps
            direction="rows"
            steps={steps.map((key) => ({
              key,
              title: t(`discount.how.${key}`),
              text: t(`discount.how.${key}.text`),
            }))}
          />
          {isPlayer ? <PlayerCodes sample={<SampleCode />} /> : <SampleCode />}
        </Receipt>
      </Columns>
    </Section>
  );
}

const tooth = '12px';

const Receipt = styled.div`
  padding: clamp(8px, 2vw, 24px) clamp(20px, 4vw, 56px) 44px;
  background: ${tokens.color.white};
  -webkit-mask:
    linear-gradient(#000, #000) top / 100% calc(100% - ${tooth} + 1px) no-repeat,
    conic-gradient(from -45deg at bottom, #000 90deg, transparent 0) bottom / 24px ${tooth} repeat-x;
  mask:
    linear-gradient(#000, #000) top / 100% calc(100% - ${tooth} + 1px) no-repeat,
    conic-gradient(from -45deg at bottom, #000 90deg, transparent 0) bottom / 24px ${tooth} repeat-x;
`;

const SampleCode = () => {
  const t = useTexts();
  return (
    <Cluster aria-hidden $gap={[2, 6]} $align="baseline" $justify="space-between" style={{ paddingTop: 28 }}>
      <Text as="span" $type="small" $color="muted">
        {t('discount.slip')}
      </Text>
      <MaskedCode>MERIDIAN-••••-••••-••••</MaskedCode>
    </Cluster>
  );
};

const MaskedCode = styled.samp`
  font: 600 clamp(1.0625rem, 0.8rem + 1.3vw, 1.75rem) / 1.2 ${tokens.font.display};
  letter-spacing: 0.04em;
`;
