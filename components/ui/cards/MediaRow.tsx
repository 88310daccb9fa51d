import type { ReactNode } from 'react';
import styled from 'styled-components';
import { coveringLink } from '../../theme/mixins';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

interface MediaRowProps {
  /** 56 px square: a Picture with isCover. */
  picture?: ReactNode;
  title: ReactNode;
  detail?: ReactNode;
  end?: ReactNode;
}

/** An item of a list: thumbnail, title above detail, and a figure at the end. */
export function MediaRow({ picture, title, detail, end }: MediaRowProps) {
  return (
    <MediaItem $hasPicture={picture !== undefined}>
      {picture !== undefined && <Thumb>{picture}</Thumb>}
      <Words>
        <p>{title}</p>
        {detail !== undefined && <p>{detail}</p>}
      </Words>
      {end}
    </MediaItem>
  );
}

/** The list around MediaRows, with a line above and below each. */
export const MediaRows = styled.ul`
  border-top: 1px solid ${tokens.on.hairline};
`;

const MediaItem = styled.li<{ $hasPicture: boolean }>`
  position: relative;
  display: grid;
  grid-template-columns: ${({ $hasPicture }) => ($hasPicture ? '56px minmax(0, 1fr) auto' : 'minmax(0, 1fr) auto')};
  gap: 16px;
  align-items: center;
  padding: 14px 0;
  border-bottom: 1px solid ${tokens.on.hairline};
`;

const Thumb = styled.div`
  width: 56px;
  height: 56px;
  border-radius: ${tokens.radius.small};
  overflow: hidden;
  background-color: ${tokens.color.ink800};
`;

const Words = styled.div`
  ${text.cardTitle}
  line-height: 1.3;

  a {
    ${coveringLink}
  }
  p + p {
    margin-top: 2px;
    font: 400 ${tokens.size.small} / 1.4 ${tokens.font.body};
    color: ${tokens.on.muted};
  }
`;
