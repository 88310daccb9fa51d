import { useId } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { PopupLink } from '../popups/PopupLink';
import { mainId } from '../shell/Main';
import { surfaceStyle } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { Wrap } from '../ui/layout/Wrap';
import { TextLink } from '../ui/buttons/TextLink';
import { consentTexts } from './consent.messages';
import { ConsentButtons } from './ConsentButtons';
import { useSpaceBelow } from './useSpaceBelow';

/** Asks, where the law wants it, before anything is measured: at the foot of the window, and never in the way. */
export function ConsentBanner() {
  const id = useId();
  const banner = useSpaceBelow<HTMLElement>();
  /** The keyboard goes on with the page. */
  const giveKeyboard = () => document.getElementById(mainId)?.focus({ preventScroll: true });
  return (
    <BannerRegion ref={banner} aria-labelledby={id}>
      <BannerContent>
        <div>
          <Question id={id}>
            <FormattedMessage {...consentTexts.question} />
          </Question>
          <Explanation>
            <FormattedMessage {...consentTexts.explanation} />{' '}
            <TextLink as={PopupLink} popup="measuring">
              <FormattedMessage {...consentTexts.measuring} />
            </TextLink>
          </Explanation>
        </div>
        <ConsentButtons onAnswer={giveKeyboard} />
      </BannerContent>
    </BannerRegion>
  );
}

const BannerRegion = styled.section`
  ${surfaceStyle('ink')}
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.layer.banner};
  max-height: 60vh;
  overflow-y: auto;
  padding: 16px 0 calc(16px + env(safe-area-inset-bottom));
  border-top: 1px solid ${tokens.on.outline};
  box-shadow: ${tokens.shadow.toast};
`;

const BannerContent = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
  align-items: center;
  gap: 12px 48px;

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Question = styled.h2`
  ${text.rowTitle}
`;

const Explanation = styled.p`
  ${text.small}
  max-width: 88ch;
  margin-top: 4px;
  color: ${tokens.on.muted};
`;
