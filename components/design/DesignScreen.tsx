import styled from 'styled-components';
import { onSurface } from '../theme/onSurface';
import { media } from '../theme/media';
import { tokens } from '../theme/tokens';
import { Wrap } from '../ui/layout/Wrap';
import { Logo } from '../ui/icons/Logo';
import { PageTitle } from '../ui/text/Title';
import { ColorBlock, IconBlock, TypeBlock } from './BasicBlocks';
import { ButtonBlock, PaperBlock } from './ButtonBlocks';
import { CardBlock } from './CardBlock';
import { FieldBlock } from './FieldBlock';
import { MessageBlock } from './MessageBlock';
import { ProgressBlock } from './ProgressBlock';
import { StateBlock } from './StateBlock';
import { TabBlock } from './TabBlock';

/** All interface components in all states, for visual review. Served in development only. */
export function DesignScreen() {
  return (
    <div {...onSurface('ink')}>
      <Titles>
        <TitleSample {...onSurface('ink')}>
          <PageTitle level={1} lead="DesignPage ground, text #EEF2FF, lead in muted #A8B3D1. Level 2 by default.">
            Dark section title
          </PageTitle>
        </TitleSample>
        <TitleSample {...onSurface('paper')}>
          <PageTitle theme="light" lead="Paper ground, text #0B1122, lead in #4A5577. Same sizes, same rhythm.">
            Light section title
          </PageTitle>
        </TitleSample>
      </Titles>
      <Blocks>
        <TypeBlock />
        <ColorBlock />
        <LogoRow>
          <Logo strong="Strong" light="Light" />
          <Logo strong="Strong" light="Light" isMarkOnly />
        </LogoRow>
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
    </div>
  );
}

const Titles = styled.div`
  display: grid;

  ${media.from.laptop} {
    grid-template-columns: 1fr 1fr;
  }
`;

const TitleSample = styled.div`
  padding: 56px ${tokens.layout.gutter};
`;

const Blocks = styled(Wrap)`
  padding: 56px 0;
`;

const LogoRow = styled.div`
  display: flex;
  gap: 32px;
  padding: 32px 0;
  border-top: 1px solid ${tokens.on.hairline};
`;
