import type { ReactNode } from 'react';
import styled from 'styled-components';
import { tokens } from '../../theme/tokens';
import { text } from '../../theme/type';

type TitleAlign = 'left' | 'center' | 'right';
type TitleTheme = 'dark' | 'light';

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
  look?: keyof typeof text;
  children: ReactNode;
}

export function Title({ level, align = 'left', theme, look = 'd2', children }: TitleProps) {
  return (
    <Heading as={headingTag(level)} $align={align} $look={look} $theme={theme}>
      {children}
    </Heading>
  );
}

interface TitleWithLeadProps extends TitleProps {
  lead?: ReactNode;
}

export const PageTitle = (title: TitleWithLeadProps) => <TitleWithLead level={2} look="d2" {...title} />;

export const TopTitle = (title: TitleWithLeadProps) => <TitleWithLead level={3} look="d3" {...title} />;

function TitleWithLead({ lead, theme = 'dark', ...title }: TitleWithLeadProps) {
  if (lead === undefined) return <Title {...title} theme={theme} />;
  return (
    <Block $align={title.align ?? 'left'}>
      <Title {...title} theme={theme} />
      <Lead $theme={theme}>{lead}</Lead>
    </Block>
  );
}

const Heading = styled.h2<{ $align: TitleAlign; $look: keyof typeof text; $theme: TitleTheme | undefined }>`
  ${({ $look }) => text[$look]}
  text-align: ${({ $align }) => $align};
  color: ${({ $theme }) => ($theme ? themes[$theme].title : 'inherit')};
`;

const Block = styled.div<{ $align: TitleAlign }>`
  display: grid;
  gap: 16px;
  justify-items: ${({ $align }) => $align};
  overflow-wrap: anywhere;
  text-align: ${({ $align }) => $align};
`;

const Lead = styled.p<{ $theme: TitleTheme }>`
  ${text.lead}
  color: ${({ $theme }) => themes[$theme].lead};
`;

const levels = [1, 2, 3, 4, 5, 6] as const;

/** The level of a heading: 1 to 6 as given, anything else is 2 (spec 2, Layout). */
export const headingLevel = (level: unknown) => levels.find((candidate) => candidate === level) ?? 2;

export const headingTag = (level: unknown) => `h${headingLevel(level)}` as const;
