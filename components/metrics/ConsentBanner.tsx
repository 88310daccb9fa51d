import { type RefObject, useEffect, useId, useRef } from 'react';
import { FormattedMessage } from 'react-intl';
import styled from 'styled-components';
import { PopupLink } from '../popups/PopupLink';
import { mainId } from '../shell/Main';
import { media } from '../theme/media';
import { surfaceStyle } from '../theme/surfaces';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { TextLink } from '../ui/buttons/TextLink';
import { Wrap } from '../ui/layout/Wrap';
import { consentTexts } from './consent.messages';
import { ConsentButtons } from './ConsentButtons';

/** Requests consent, where the law requires it, before anything is measured. Fixed at the bottom of the window. */
export function ConsentBanner() {
  const id = useId();
  const banner = useSpaceBelow<HTMLElement>();
  // The banner unmounts after an answer, so the focus moves to the page.
  const focusPage = () => document.getElementById(mainId)?.focus({ preventScroll: true });
  return (
    <BannerRegion ref={banner} aria-labelledby={id}>
      <BannerContent>
        <div>
          <Question id={id}>
            <FormattedMessage {...consentTexts.question} />
          </Question>
          <Explanation>
            <Sentence>
              <FormattedMessage {...consentTexts.explanation} />{' '}
            </Sentence>
            <TextLink as={PopupLink} popup="measuring">
              <FormattedMessage {...consentTexts.measuring} />
            </TextLink>
          </Explanation>
        </div>
        <ConsentButtons onAnswer={focusPage} />
      </BannerContent>
    </BannerRegion>
  );
}

/**
 * Reserves space at the end of the page for an element that is fixed at the bottom of the window, so that it covers
 * neither the end of the page nor a focused element. Returns the ref for that element.
 */
function useSpaceBelow<Part extends HTMLElement>(): RefObject<Part | null> {
  const part = useRef<Part>(null);
  useEffect(() => {
    const { body, documentElement: root } = document;
    const keep = (height: number) => {
      const room = height > 0 ? `${height}px` : '';
      body.style.paddingBottom = room;
      root.style.scrollPaddingBottom = room;
    };
    const measure = () => keep(part.current?.offsetHeight ?? 0);
    measure();
    window.addEventListener('resize', measure);
    return () => {
      window.removeEventListener('resize', measure);
      keep(0);
    };
  }, []);
  return part;
}

const BannerRegion = styled.section`
  ${surfaceStyle('ink')}
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.layer.banner};
  max-height: 60vh;
  overflow-y: auto;
  padding: 16px 0 calc(16px + env(safe-area-inset-bottom));

  ${media.below.tablet} {
    padding: 8px 0 calc(8px + env(safe-area-inset-bottom));
  }
  border-top: 1px solid ${tokens.on.outline};
  box-shadow: ${tokens.shadow.toast};
`;

const BannerContent = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
  align-items: center;
  gap: 8px 48px;

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }
`;

const Question = styled.h2`
  ${text.rowTitle}

  ${media.below.tablet} {
    font-size: ${tokens.size.small};
  }
`;

/** On phones it is one press away, behind the link, so that the question covers little of the page. */
const Sentence = styled.span`
  ${media.below.tablet} {
    display: none;
  }
`;

const Explanation = styled.p`
  ${text.small}
  max-width: 88ch;
  margin-top: 4px;
  color: ${tokens.on.muted};
`;
