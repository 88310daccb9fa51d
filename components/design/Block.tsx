import type { ReactNode } from 'react';
import styled from 'styled-components';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { text } from '../theme/type';

const { on } = tokens;

interface BlockProps {
  title: string;
  /** The design rule, in one or two sentences. */
  rule: string;
  children: ReactNode;
}

/** A section of the design page: the rule on the left, the component's states on the right. */
export function Block({ title, rule, children }: BlockProps) {
  return (
    <BlockLayout aria-label={title}>
      <div>
        <BlockTitle>{title}</BlockTitle>
        <Rule>{rule}</Rule>
      </div>
      <BlockContent>{children}</BlockContent>
    </BlockLayout>
  );
}

interface StateProps {
  label: string;
  children: ReactNode;
}

/** One state with its name below. */
export function State({ label, children }: StateProps) {
  return (
    <LabeledState>
      {children}
      <small>{label}</small>
    </LabeledState>
  );
}

const BlockLayout = styled.section`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 20px;
  padding: 32px 0;
  border-top: 1px solid ${on.hairline};

  ${media.from.laptop} {
    grid-template-columns: 180px minmax(0, 1fr);
    gap: 32px;
  }
`;

const BlockTitle = styled.h2`
  ${text.rowTitle}
`;

const Rule = styled.p`
  ${text.fine}
  max-width: 56ch;
  margin-top: 6px;
  color: ${on.muted};
`;

const BlockContent = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 24px;
  align-content: start;
`;

const LabeledState = styled.div`
  display: grid;
  gap: 10px;
  justify-items: start;

  small {
    font-size: ${tokens.size.fine};
    line-height: 1.3;
    color: ${on.muted};
  }
`;

const columnCounts = { 2: '320px', 3: '250px', 4: '200px' } as const;

/** As many columns as fit, at most `$most`. */
export const Columns = styled.div<{ $most: keyof typeof columnCounts; $gap?: string }>`
  --gap: ${({ $gap = '20px' }) => $gap};
  --share: calc((100% - (${({ $most }) => $most} - 1) * var(--gap)) / ${({ $most }) => $most});
  display: grid;
  grid-template-columns: repeat(
    auto-fill,
    minmax(max(min(100%, ${({ $most }) => columnCounts[$most]}), var(--share)), 1fr)
  );
  gap: var(--gap);
`;
