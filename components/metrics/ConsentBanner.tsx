import { type FocusEvent, useId, useRef, type RefObject, useLayoutEffect, useState } from 'react';
import styled from 'styled-components';
import { PopupLink } from '../popups/PopupLink';
import { onSurface } from '../theme/onSurface';
import { notPrinted } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { text } from '../theme/type';
import { TextLink } from '../ui/buttons/TextLink';
import { rememberFocus } from '../ui/focus/rememberFocus';
import { FromWidth } from '../ui/layout/ByWidth';
import { Wrap } from '../ui/layout/Section';
import { useTexts } from '../ui/text/useTexts';
import { ConsentButtons } from './ConsentButtons';

/**
 * Requests consent, if the law requires it, before anything is measured. Fixed at the bottom of the window, but it waits
 * below while it would cover the page's main action; the keyboard brings it up.
 */
export function ConsentBanner() {
  const t = useTexts();
  const id = useId();
  const banner = useRef<HTMLElement>(null);
  const isAside = useRoomFor(banner);
  // The banner unmounts after an answer, so the focus goes back to where it came from.
  const restoreFocus = useRef<() => void>(null);
  const remember = ({ relatedTarget, currentTarget }: FocusEvent) => {
    if (!(relatedTarget instanceof Element) || currentTarget.contains(relatedTarget)) return;
    restoreFocus.current = rememberFocus(relatedTarget);
  };
  const leave = () => (restoreFocus.current ?? rememberFocus(firstInView()))();
  return (
    <BannerRegion ref={banner} aria-labelledby={id} onFocus={remember} $isAside={isAside}>
      <BannerContent>
        <div>
          <Question id={id}>{t('shell.consent.question')}</Question>
          <Explanation>
            {/* On phones it is one press away, behind the link, so that the question covers little of the page. */}
            <FromWidth as="span" $width="tablet">
              {t('shell.consent.words')}{' '}
            </FromWidth>
            <TextLink as={PopupLink} popup="measuring">
              {t('shell.consent.measuring')}
            </TextLink>
          </Explanation>
        </div>
        <ConsentButtons onAnswer={leave} />
      </BannerContent>
    </BannerRegion>
  );
}

/** A press gives the banner the focus from nowhere: the page goes on where the reader is, not at its top. */
function firstInView(): Element | null {
  const places = [...document.querySelectorAll('main :is(h1, h2, h3, a, button)')];
  const header = document.querySelector('header')?.getBoundingClientRect().bottom ?? 0;
  return places.find((place) => place.getBoundingClientRect().top >= header) ?? null;
}

const BannerRegion = styled.section.attrs(onSurface('ink'))<{ $isAside: boolean }>`
  position: fixed;
  inset: auto 0 0;
  z-index: ${tokens.layer.banner};
  max-height: 60vh;
  overflow-y: auto;
  padding: 16px 0 calc(16px + env(safe-area-inset-bottom));

  border-top: 1px solid ${tokens.on.outline};
  box-shadow: ${tokens.shadow.toast};
  transition: transform ${tokens.duration.fade}ms;

  &:not(:focus-within) {
    ${({ $isAside }) => $isAside && 'transform: translateY(100%);'}
  }

  ${media.below.tablet} {
    padding: 6px 0 calc(8px + env(safe-area-inset-bottom));
  }

  ${notPrinted}
`;

const BannerContent = styled(Wrap)`
  display: grid;
  grid-template-columns: minmax(0, 1fr) minmax(280px, 360px);
  align-items: center;
  gap: 8px 48px;

  ${media.below.laptop} {
    grid-template-columns: minmax(0, 1fr);
  }

  ${media.below.tablet} {
    gap: 4px;
  }
`;

const Question = styled.h2`
  ${text.rowTitle}

  ${media.below.tablet} {
    display: inline;
    margin-right: 8px;
    font-size: ${tokens.size.small};
  }
`;

const Explanation = styled.p`
  ${text.small}
  max-width: 88ch;
  margin-top: 4px;
  color: ${tokens.on.muted};

  ${media.below.tablet} {
    display: inline;

    > a {
      display: inline-block;
    }
  }
`;

/**
 * Reserves space at the end of the page for an element that is fixed at the bottom of the window, so that it covers
 * neither the end of the page nor a focused element. Returns whether the page's main action, its first primary button, lies
 * where the element is. Follows scrolling, the window's size and what the page shows.
 */
function useRoomFor(part: RefObject<HTMLElement | null>): boolean {
  const [isCovering, setCovering] = useState(false);
  useLayoutEffect(() => {
    const { body, documentElement: root } = document;
    const page = document.querySelector('main');
    const reserve = (room: string) => {
      body.style.paddingBottom = room;
      root.style.scrollPaddingBottom = room;
    };
    let frame = 0;
    const measure = () => {
      frame = 0;
      const height = part.current?.offsetHeight ?? 0;
      const buttons = [...(page?.querySelectorAll('[data-main-action]') ?? [])];
      const action = buttons.map((button) => button.getBoundingClientRect()).find(({ height }) => height > 0);
      setCovering(
        action !== undefined && action.bottom > window.innerHeight - height && action.top < window.innerHeight,
      );
      reserve(`${height}px`);
    };
    const measureSoon = () => {
      if (frame === 0) frame = requestAnimationFrame(measure);
    };
    measure();
    const changes = new MutationObserver(measureSoon);
    const sizes = typeof ResizeObserver === 'undefined' ? null : new ResizeObserver(measureSoon);
    if (page) {
      changes.observe(page, { childList: true, subtree: true });
      sizes?.observe(page);
    }
    window.addEventListener('scroll', measureSoon, { passive: true });
    window.addEventListener('resize', measureSoon);
    return () => {
      cancelAnimationFrame(frame);
      changes.disconnect();
      sizes?.disconnect();
      window.removeEventListener('scroll', measureSoon);
      window.removeEventListener('resize', measureSoon);
      reserve('');
    };
  }, [part]);
  return isCovering;
}
