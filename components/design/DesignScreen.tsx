import styled from 'styled-components';
import { surfaceStyle, type Surface } from '../theme/surfaces';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Wrap } from '../ui/layout/Wrap';
import { Logo } from '../ui/icons/Logo';
import { PageTitle } from '../ui/text/Title';
import { ColorBlock, IconBlock, TypeBlock } from './Design.Basics';
import { ButtonBlock, PaperBlock } from './Design.Buttons';
import { CardBlock } from './Design.Cards';
import { FieldBlock } from './Design.Fields';
import { MessageBlock } from './Design.Messages';
import { ProgressBlock } from './Design.Progress';
import { StateBlock } from './Design.States';
import { TabBlock } from './Design.Tabs';

/** Every part of the interface in all its states, to be looked at. Served in development only. */
export function DesignScreen() {
  return (
    <Ink>
      <Titles>
        <Half $surface="ink">
          <PageTitle level={1} lead="Ink ground, text #EEF2FF, lead in muted #A8B3D1. Level 2 by default.">
            Dark section title
          </PageTitle>
        </Half>
        <Half $surface="paper">
          <PageTitle theme="light" lead="Paper ground, text #0B1122, lead in #4A5577. Same sizes, same rhythm.">
            Light section title
          </PageTitle>
        </Half>
      </Titles>
      <Blocks>
        <TypeBlock />
        <ColorBlock />
        <Brand>
          <Logo strong="Strong" light="Light" />
          <Logo strong="Strong" light="Light" isMarkOnly />
        </Brand>
        <IconBlock />
        <ButtonBlock />
        <PaperBlock />
        <FieldBlock />
        <TabBlock />
        <CardBlock />
        <ProgressBlock />
        <MessageBlock />
        <StateBlock />
      </Blocks>
    </Ink>
  );
}

const Ink = styled.div`
  ${surfaceStyle('ink')}
`;

const Titles = styled.div`
  display: grid;

  ${media.from.laptop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const Half = styled.div<{ $surface: Surface }>`
  ${({ $surface }) => surfaceStyle($surface)}
  padding: 56px ${tokens.layout.gutter};
`;

const Blocks = styled(Wrap)`
  padding: 56px 0;
`;

const Brand = styled.div`
  display: flex;
  gap: 32px;
  padding: 32px 0;
  border-top: 1px solid ${tokens.on.hairline};
`;
