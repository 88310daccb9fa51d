import type { ReactNode } from 'react';
import styled from 'styled-components';
import { coveringLink } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

interface MediaRowProps {
  /** 56 px square: a Picture. */
  picture: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
}

/** An item of a list: thumbnail, title above detail, and a figure at the end. Its parts have no classes: lists are long. */
export function MediaRow({ picture, title, detail, end }: MediaRowProps) {
  return (
    <MediaItem>
      <span>{picture}</span>
      <div>
        <p>{title}</p>
        {detail !== undefined && <p>{detail}</p>}
      </div>
      {end}
    </MediaItem>
  );
}

export const MediaRows = styled.ul`
  border-top: 1px solid ${tokens.on.hairline};
`;

const MediaItem = styled.li`
  position: relative;
  display: grid;
  grid-template-columns: 56px minmax(0, 1fr) auto;
  gap: 16px;
  align-items: center;
  padding: 14px 0;
  border-bottom: 1px solid ${tokens.on.hairline};

  > span:first-child {
    width: 56px;
    height: 56px;
    border-radius: ${tokens.radius.small};
    overflow: hidden;
    background-color: ${tokens.color.ink800};
  }

  p {
    margin-top: 2px;
    font-size: ${tokens.size.small};
    line-height: 1.4;
    color: ${tokens.on.muted};
  }

  p:first-child {
    ${text.cardTitle}
    line-height: 1.3;
    margin-top: 0;
    color: inherit;
  }

  p:first-child a {
    ${coveringLink}
  }
`;
