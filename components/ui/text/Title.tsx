import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

type TitleAlign = 'left' | 'center' | 'right';
type TitleTheme = 'dark' | 'light';
type TitleLook = 'd1' | 'h1' | 'd2' | 'd3' | 't1' | 'playerH1' | 'playerH2' | 'rowTitle' | 'cardTitle';

// The theme names the surface: a dark title is light text on ink.
const themes = {
  dark: { title: tokens.color.text, lead: tokens.color.muted },
  light: { title: tokens.color.paperText, lead: tokens.color.paperMuted },
} as const;

interface TitleProps {
  /** 1 to 6; anything else is 2 (spec 2, Layout). The level does not affect the look. */
  level?: number;
  align?: TitleAlign;
  /** Ink or paper; by default the title takes the text color of its surface. */
  theme?: TitleTheme;
  look?: TitleLook;
  id?: string;
  children: ReactNode;
}

export function Title({ level, align = 'left', theme, look = 'd2', id, children }: TitleProps) {
  return (
    <Heading as={headingTag(level)} id={id} $align={align} $look={look} $theme={theme}>
      {children}
    </Heading>
  );
}

interface TitleWithLeadProps extends TitleProps {
  lead?: ReactNode;
}

export function PageTitle({ level = 2, theme = 'dark', look = 'd2', lead, ...title }: TitleWithLeadProps) {
  return <TitleWithLead {...title} level={level} theme={theme} look={look} lead={lead} />;
}

export function TopTitle({ level = 3, theme = 'dark', look = 'd3', lead, ...title }: TitleWithLeadProps) {
  return <TitleWithLead {...title} level={level} theme={theme} look={look} lead={lead} />;
}

function TitleWithLead({ lead, ...title }: TitleWithLeadProps & { theme: TitleTheme }) {
  if (lead === undefined) return <Title {...title} />;
  return (
    <Block $align={title.align ?? 'left'}>
      <Title {...title} />
      <Lead $theme={title.theme}>{lead}</Lead>
    </Block>
  );
}

const Heading = styled.h2<{ $align: TitleAlign; $look: TitleLook; $theme: TitleTheme | undefined }>`
  ${({ $look }) => text[$look]}
  text-align: ${({ $align }) => $align};
  color: ${({ $theme }) => ($theme ? themes[$theme].title : 'inherit')};
`;

const justify = { left: 'start', center: 'center', right: 'end' } as const;

const Block = styled.div<{ $align: TitleAlign }>`
  display: grid;
  gap: 16px;
  justify-items: ${({ $align }) => justify[$align]};
  text-align: ${({ $align }) => $align};
`;

const Lead = styled.p<{ $theme: TitleTheme }>`
  ${text.lead}
  color: ${({ $theme }) => themes[$theme].lead};
`;

type HeadingLevel = 1 | 2 | 3 | 4 | 5 | 6;

const tags = { 1: 'h1', 2: 'h2', 3: 'h3', 4: 'h4', 5: 'h5', 6: 'h6' } as const;

/** The level of a heading: 1 to 6 as given, anything else is 2 (spec 2, Layout). */
export function headingLevel(level: unknown): HeadingLevel {
  const levels: readonly HeadingLevel[] = [1, 2, 3, 4, 5, 6];
  return levels.find((candidate) => candidate === level) ?? 2;
}

export const headingTag = (level: unknown) => tags[headingLevel(level)];
