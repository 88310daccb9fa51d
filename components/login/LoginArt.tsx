import styled from 'styled-components';
import type { WidgetMode } from '../../services/sso/messages';
import { brand } from '../brand/brand';
import { Logo } from '../brand/Logo';
import { Sky } from '../sky/Sky';
import { onlyFrom } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { Text } from '../ui/layout/Text';
import { useTexts } from '../ui/text/useTexts';

export function LoginArt({ mode }: { mode: WidgetMode }) {
  const t = useTexts();
  return (
    <ArtPanel>
      <Sky wide={{ sky: 'login', poleX: '69%', fade: 0.02 }} phone={{ sky: 'heroPhone', poleX: '72%', fade: 0.02 }} />
      <SkyShade />
      <ArtText>
        <Logo />
        <Text $type="d3" $measure="10em" style={{ paddingTop: 40 }}>
          {t(`login.art.${mode}.title`, { publisher: brand.shortPublisher })}
        </Text>
        <Text $color="sky" $measure="26ch" style={{ paddingTop: 14, fontSize: tokens.size.control }}>
          {t(`login.art.${mode}.lead`)}
        </Text>
      </ArtText>
    </ArtPanel>
  );
}

const ArtPanel = styled.div`
  position: relative;
  overflow: hidden;
  padding: 32px;
  border-right: 1px solid ${tokens.line.hairline};
  background-color: ${tokens.color.ink950};

  ${media.below.laptop} {
    padding: 24px;
  }
  ${media.below.tablet} {
    border: 0;
    border-top: 1px solid ${tokens.line.hairline};
  }
`;

/** Keeps bright stars from passing behind the text. */
const SkyShade = styled.div`
  position: absolute;
  inset: 0 0 34%;
  background: linear-gradient(${tokens.color.ink950} 52%, transparent);

  ${onlyFrom('tablet')}
`;

const ArtText = styled.div`
  position: relative;

  ${onlyFrom('tablet')}
`;
