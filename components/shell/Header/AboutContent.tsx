import { useEffect, useRef } from 'react';
import styled from 'styled-components';
import { measuredPlace } from '../../measuring/measured';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';
import { Icon } from '../../ui/icons/Icon';
import { Wrap } from '../../ui/layout/Section';
import { useTexts } from '../../ui/text/useTexts';
import { MenuLink, aboutLabelOf, aboutPages } from '../menu/MenuLink';

interface AboutContentProps {
  /** How often the keyboard went from the button into the panel: the first link takes the focus each time. */
  timesEntered: number;
}

export function AboutContent({ timesEntered }: AboutContentProps) {
  const t = useTexts();
  const list = useRef<HTMLUListElement>(null);
  useEffect(() => {
    if (timesEntered > 0) list.current?.querySelector('a')?.focus();
  }, [timesEntered]);
  return (
    <Columns {...measuredPlace('about')}>
      <div>
        <p>{t('shell.about.title')}</p>
        <p>{t('shell.about.lead')}</p>
      </div>
      <ul ref={list}>
        {aboutPages.map((page) => (
          <li key={page}>
            <MenuLink page={page} menu="about">
              <Icon name={page} />
              <b>{t(aboutLabelOf(page))}</b>
              <span>{t(`shell.about.${page}`)}</span>
            </MenuLink>
          </li>
        ))}
      </ul>
    </Columns>
  );
}

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
  /* Unlike the items of the menu around it. */
  li {
    display: block;
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
  /* Its icon is at its edge, and the panel has room around its items. */
  a:focus-visible {
    outline-offset: 4px;
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
