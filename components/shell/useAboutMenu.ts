import { useCallback, useId } from 'react';
import { serviceMenuToggled } from '../../store/interface/slice';
import { useAppDispatch, useAppSelector } from '../../store/support/hooks';
import { useDisclosure } from './useDisclosure';

/** The About submenu's state, button and panel. */
export function useAboutMenu() {
  const panelId = useId();
  const dispatch = useAppDispatch();
  const isOpen = useAppSelector((state) => state.interface.showServiceMenu);
  const close = useCallback(() => dispatch(serviceMenuToggled(false)), [dispatch]);
  const { frame, button } = useDisclosure<HTMLElement>({ isOpen, onClose: close });

  const enter = () => {
    dispatch(serviceMenuToggled(true));
    // The panel can take the keyboard once it is drawn open.
    requestAnimationFrame(() => document.getElementById(panelId)?.querySelector('a')?.focus());
  };

  return { frame, isOpen, panelId, button, toggle: () => dispatch(serviceMenuToggled(!isOpen)), enter };
}
