import type { KeyboardEvent } from 'react';
import { useIntl } from 'react-intl';
import styled from 'styled-components';
import { measured } from '../../measuring/measured';
import { ClubLink } from '../../navigation/ClubLink';
import { useCurrentPage } from '../../navigation/useCurrentPage';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { useOnceTrue } from '../../ui/browser/useOnceTrue';
import { Icon } from '../../ui/icons/Icon';
import { Collapse } from '../../ui/layout/Collapse';
import { Wrap } from '../../ui/layout/Wrap';
import { aboutTexts } from '../menu/menu.messages';
import { aboutItems } from '../menu/menuItems';

interface AboutPanelProps {
  id: string;
  isOpen: boolean;
}

/** The About submenu, full width (spec 2, Navigation). The HTML of a page has no submenu: it opens with scripts only. */
export function AboutPanel({ id, isOpen }: AboutPanelProps) {
  const wasOpen = useOnceTrue(isOpen);
  return (
    <Panel $isOpen={isOpen}>
      <Collapse isOpen={isOpen} id={id}>
        {wasOpen && <AboutContent />}
      </Collapse>
    </Panel>
  );
}

function AboutContent() {
  const { formatMessage } = useIntl();
  const current = useCurrentPage();
  return (
    <Columns>
      <div>
        <p>{formatMessage(aboutTexts.title)}</p>
        <p>{formatMessage(aboutTexts.lead)}</p>
      </div>
      <ul onKeyDown={moveAmongLinks}>
        {aboutItems.map(({ page, to, label, icon, line }) => (
          <li key={page}>
            <ClubLink to={to} aria-current={current === page ? 'page' : undefined} {...measured('menu-link', 'about')}>
              <Icon name={icon} />
              <b>{formatMessage(label)}</b>
              <span>{formatMessage(line)}</span>
            </ClubLink>
          </li>
        ))}
      </ul>
    </Columns>
  );
}

const nextLink = (index: number, last: number) => (index === last ? 0 : index + 1);
const previousLink = (index: number, last: number) => (index <= 0 ? last : index - 1);
const steps: Record<string, (index: number, last: number) => number> = {
  ArrowDown: nextLink,
  ArrowRight: nextLink,
  ArrowUp: previousLink,
  ArrowLeft: previousLink,
  Home: () => 0,
  End: (_index, last) => last,
};

/** Moves the focus among the links of the element: arrow keys wrap around, Home and End go to the ends. */
function moveAmongLinks(event: KeyboardEvent<HTMLElement>): void {
  const links = [...event.currentTarget.querySelectorAll('a')];
  const next = steps[event.key]?.(
    links.findIndex((link) => link === document.activeElement),
    links.length - 1,
  );
  if (next === undefined) return;
  event.preventDefault();
  links[next]?.focus();
}

const Panel = styled.div<{ $isOpen: boolean }>`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${tokens.layer.submenu};
  max-height: calc(100vh - ${tokens.header.desktop}px);
  overflow-y: auto;
  background-color: ${tokens.color.ink950};
  border-bottom: ${({ $isOpen }) => ($isOpen ? `1px solid ${tokens.line.hairline}` : '0')};
`;

const Columns = styled(Wrap)`
  display: grid;
  grid-template-columns: 4fr 8fr;
  gap: 48px;
  align-items: start;
  padding: 40px 0 48px;

  p:first-child {
    ${text.d3}
    max-width: 9em;
  }
  p + p {
    ${text.small}
    max-width: 32ch;
    margin-top: ${tokens.space[4]};
    color: ${tokens.on.muted};
  }

  ul {
    display: grid;
    grid-auto-flow: column;
    grid-template-rows: repeat(3, auto);
    grid-auto-columns: minmax(0, 1fr);
    column-gap: 48px;
  }
  a {
    display: grid;
    grid-template-columns: 24px 1fr;
    align-content: start;
    gap: 4px 16px;
    height: 100%;
    padding: 16px 0;
    border-top: 1px solid ${tokens.line.hairline};
    transition: border-color ${tokens.duration.fade}ms;
  }
  a:hover {
    border-top-color: ${tokens.color.link};
  }
  a:focus-visible {
    outline-offset: -2px;
  }
  svg {
    grid-row: 1 / 3;
    margin-top: 1px;
    color: ${tokens.on.link};
  }
  b {
    font: 600 1.0625rem / 1.35 ${tokens.font.display};
  }
  span {
    font-size: ${tokens.size.small};
    line-height: 1.45;
    color: ${tokens.on.muted};
  }
`;
