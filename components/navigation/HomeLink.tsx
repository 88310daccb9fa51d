import styled from 'styled-components';
import { brand } from '../brand/brand';
import { Logo } from '../brand/Logo';
import { drawingAddress } from '../drawings/drawingAddress';
import { onlyFrom } from '../theme/mixins';
import { media, tokens } from '../theme/tokens';
import { ClubLink } from './ClubLink';

interface HomeLinkProps {
  /** On phones the mark without the name, to make room for the balance. */
  isMarkOnlyOnPhones?: boolean;
  /** Below the first view, where its mark may load late. */
  isBelow?: boolean;
}

export function HomeLink({ isMarkOnlyOnPhones = false, isBelow = false }: HomeLinkProps) {
  return (
    <LogoLink to={{ page: 'index' }} aria-label={brand.club} $isMarkOnlyOnPhones={isMarkOnlyOnPhones}>
      <Logo markFile={isBelow ? drawingAddress('logo') : undefined} />
    </LogoLink>
  );
}

const LogoLink = styled(ClubLink)<{ $isMarkOnlyOnPhones: boolean }>`
  display: inline-flex;
  align-items: center;
  flex: 0 1 auto;
  min-width: ${tokens.control.tap};
  min-height: ${tokens.control.tap};

  /* Beside the menu it keeps its width: large text would run into the menu. */
  ${media.from.desktop} {
    flex: none;
  }

  b,
  i {
    ${({ $isMarkOnlyOnPhones }) => $isMarkOnlyOnPhones && onlyFrom('tablet')}
  }
`;
