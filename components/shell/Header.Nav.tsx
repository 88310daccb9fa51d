import type { KeyboardEvent, RefObject } from 'react';
import { useIntl } from 'react-intl';
import styled, { css } from 'styled-components';
import type { MenuItem } from './menu';
import { brand } from '../brand/brand';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Icon } from '../ui/Icon';
import { ClubLink } from './ClubLink';
import { menuTexts } from './menu.messages';
import { connectedItems, playerFaq, visitorItems } from './menu';
import { revealLate } from './revealLate';
import { useCurrentPage } from './useCurrentPage';

export interface AboutControl {
  isOpen: boolean;
  panelId: string;
  toggle: () => void;
  /** Arrow down from the button: opens and goes to the first link. */
  enter: () => void;
}

interface NavProps {
  isPlayer: boolean;
  /** Nobody knows yet who is here, and a player was here before. */
  isHeldBack: boolean;
  about: AboutControl;
  aboutButton: RefObject<HTMLButtonElement | null>;
}

/** The menu in the header: of visitors, or of players (spec 2, Navigation). */
export function HeaderNav({ isPlayer, isHeldBack, about, aboutButton }: NavProps) {
  const { formatMessage } = useIntl();
  const aboutItem = (
    <li key="about">
      <Entry
        as="button"
        type="button"
        ref={aboutButton}
        aria-expanded={about.isOpen}
        aria-controls={about.panelId}
        onClick={about.toggle}
        onKeyDown={(event: KeyboardEvent) => {
          if (event.key !== 'ArrowDown') return;
          event.preventDefault();
          about.enter();
        }}
      >
        {formatMessage(menuTexts.about)}
        <Chevron $isTurned={about.isOpen}>
          <Icon name="chevron" size="small" />
        </Chevron>
      </Entry>
    </li>
  );
  return (
    <Frame aria-label={formatMessage(menuTexts.main)} $isHeldBack={isHeldBack}>
      <List>
        {isPlayer ? [...connectedItems.map(toItem), aboutItem] : [aboutItem, ...visitorItems.map(toItem)]}
        <li>
          {isPlayer ? (
            <EntryLink to={playerFaq}>{formatMessage(menuTexts.faq)}</EntryLink>
          ) : (
            <Entry href={brand.links.faq}>{formatMessage(menuTexts.faq)}</Entry>
          )}
        </li>
      </List>
    </Frame>
  );
}

const toItem = (item: MenuItem) => <NavItem key={item.page} {...item} />;

function NavItem({ page, to, label }: MenuItem) {
  const { formatMessage } = useIntl();
  return (
    <li>
      <EntryLink to={to} aria-current={useCurrentPage() === page ? 'page' : undefined}>
        {formatMessage(label)}
      </EntryLink>
    </li>
  );
}

const Frame = styled.nav<{ $isHeldBack: boolean }>`
  margin-left: 8px;

  ${media.below.desktop} {
    display: none;
  }

  html[data-returning] & {
    ${({ $isHeldBack }) => $isHeldBack && revealLate}
  }
`;

const List = styled.ul`
  display: flex;
  height: ${tokens.header.desktop}px;
  gap: clamp(16px, 1.8vw, 28px);

  > li {
    display: flex;
  }
  /* One line at a time: while About is open, it is About's. */
  &:has([aria-expanded='true']) [aria-current]::after {
    opacity: 0;
  }
`;

const entryStyle = css`
  position: relative;
  display: flex;
  align-items: center;
  gap: 4px;
  font: 600 0.9063rem / 1 ${tokens.font.body};
  color: ${tokens.colour.soft};
  white-space: nowrap;
  transition: color ${tokens.duration.fade}ms;

  &::after {
    content: '';
    position: absolute;
    inset: auto 0 0;
    height: 2px;
    background-color: ${tokens.colour.text};
    opacity: 0;
    transition: opacity ${tokens.duration.fade}ms;
  }
  &:hover {
    color: ${tokens.colour.text};
  }
  &[aria-current='page'],
  &[aria-expanded='true'] {
    color: ${tokens.colour.text};
    &::after {
      opacity: 1;
    }
  }
`;

const Entry = styled.a`
  ${entryStyle}
`;
const EntryLink = styled(ClubLink)`
  ${entryStyle}
`;

const Chevron = styled.span<{ $isTurned: boolean }>`
  display: inline-flex;
  transform: rotate(${({ $isTurned }) => ($isTurned ? 180 : 0)}deg);
  transition: transform ${tokens.duration.collapse}ms ${tokens.easing.inOut};
`;
