import styled from 'styled-components';
import { brand } from '../brand/brand';
import { Sky } from '../sky/Sky';
import { media } from '../theme/tokens';
import { Band, Wrap } from '../ui/layout/Section';
import { Text } from '../ui/layout/Text';
import { JoinButton, SignInButton, VisitorsOnly } from '../login/JoinButton';
import { useTexts } from '../ui/text/useTexts';
import { HeroActions } from '../ui/sections/Hero';

export function CallToAction() {
  const t = useTexts();
  return (
    <VisitorsOnly>
      <DawnBand>
        <Sky
          isFarDown
          wide={{ sky: 'call', poleX: 'min(78%, 50% + 420px)', fade: 0.5 }}
          phone={{ sky: 'call', poleX: '78%', fade: 0.02 }}
          dawn={0.2}
        />
        <CallText>
          <Text as="h2" $type="d2" $measure="10.5em">
            {t('home.call.title')}
          </Text>
          <Text $type="lead" $color="sky" $measure="36ch" $above={5}>
            {t('home.call.lead', { publisher: brand.shortPublisher })}
          </Text>
          <HeroActions>
            <JoinButton />
            <SignInButton />
          </HeroActions>
        </CallText>
      </DawnBand>
    </VisitorsOnly>
  );
}

const DawnBand = styled(Band)`
  padding: 0;
  min-height: clamp(520px, 44vw, 640px);

  ${media.below.tablet} {
    min-height: 684px;

    /* The sky fills the lower half only, so that nothing bright passes behind the text. */
    > [aria-hidden] {
      inset: auto 0 0;
      height: 316px;
    }
  }
`;

const CallText = styled(Wrap)`
  padding-block: clamp(88px, 9vw, 136px) 48px;
`;
