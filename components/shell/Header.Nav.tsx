import type { KeyboardEvent, RefObject } from 'react';
import { useIntl } from 'react-intl';
import type { MenuItem } from './menu';
import { brand } from '../brand/brand';
import { measured } from '../measuring/measured';
import { Icon } from '../ui/icons/Icon';
import { Chevron, Entry, EntryLink, Frame, List } from './Header.Nav.styles';
import { menuTexts } from './menu.messages';
import { aboutItems, connectedItems, playerFaq, visitorItems } from './menu';
import { useCurrentPage } from '../navigation/useCurrentPage';

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
            <EntryLink to={playerFaq} {...measured('menu-link', 'header')}>
              {formatMessage(menuTexts.faq)}
            </EntryLink>
          ) : (
            <Entry href={brand.links.faq} {...measured('menu-link', 'header')}>
              {formatMessage(menuTexts.faq)}
            </Entry>
          )}
        </li>
      </List>
      <Rest />
    </Frame>
  );
}

const toItem = (item: MenuItem) => <NavItem key={item.page} {...item} />;

function NavItem({ page, to, label }: MenuItem) {
  const { formatMessage } = useIntl();
  return (
    <li>
      <EntryLink
        to={to}
        aria-current={useCurrentPage() === page ? 'page' : undefined}
        {...measured('menu-link', 'header')}
      >
        {formatMessage(label)}
      </EntryLink>
    </li>
  );
}

/** What else About lists: without scripts it does not open. */
function Rest() {
  const rest = aboutItems.filter(({ page }) => !visitorItems.some((item) => item.page === page));
  return (
    <noscript>
      <List>{rest.map(toItem)}</List>
    </noscript>
  );
}
