import { useId, useCallback, useState } from 'react';
import styled from 'styled-components';
import { serviceMenuToggled } from '../../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../../store/support/hooks';
import { tokens } from '../../theme/tokens';
import { clientPart } from '../../ui/browser/clientPart';
import { loadAhead } from '../../ui/browser/loadPart';
import { useOnceTrue } from '../../ui/browser/useOnceTrue';
import { Collapse } from '../../ui/layout/Collapse';
import { useDisclosure } from '../useDisclosure';

const importContent = () => import('./AboutContent').then((module) => module.AboutContent);
const AboutContent = clientPart(importContent);

export const loadAboutAhead = () => loadAhead(importContent);

interface AboutPanelProps {
  id: string;
  isOpen: boolean;
  timesEntered: number;
}

/** Spec 2, Navigation. The HTML of a page has no submenu: it opens with scripts only. */
export function AboutPanel({ id, isOpen, timesEntered }: AboutPanelProps) {
  const wasOpen = useOnceTrue(isOpen);
  return (
    <Panel $isOpen={isOpen}>
      <Collapse isOpen={isOpen} id={id}>
        {wasOpen && <AboutContent timesEntered={timesEntered} />}
      </Collapse>
    </Panel>
  );
}

export function useAboutMenu() {
  const panelId = useId();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.interface.showServiceMenu);
  const close = useCallback(() => dispatch(serviceMenuToggled(false)), [dispatch]);
  const { frame, button } = useDisclosure<HTMLElement>({ isOpen, onClose: close });

  const [timesEntered, setTimesEntered] = useState(0);
  const enter = () => {
    dispatch(serviceMenuToggled(true));
    setTimesEntered((times) => times + 1);
  };

  return { frame, isOpen, panelId, button, timesEntered, toggle: () => dispatch(serviceMenuToggled(!isOpen)), enter };
}

const Panel = styled.div<{ $isOpen: boolean }>`
  position: absolute;
  inset: 100% 0 auto;
  z-index: ${tokens.layer.submenu};
  max-height: calc(100vh - ${tokens.header.desktop}px);
  overflow-y: auto;
  background-color: ${tokens.color.ink950};
  border-bottom: ${({ $isOpen }) => ($isOpen ? `1px solid ${tokens.line.hairline}` : '0')};

  /* Other than the header's own, its links can be out of view. */
  && a {
    scroll-margin: 0;
  }
`;
