import type { ReactNode } from 'react';
import { ScreenMenu } from '@components/frame/ScreenMenu';
import { useScreenMenu } from '@hooks/useScreenMenu';
import { useText } from '@hooks/useText';

interface ScreenNavProps {
  logo: ReactNode;
  children: ReactNode;
}

/** The navigation of small screens. */
export function ScreenNav({ logo, children }: ScreenNavProps) {
  const text = useText();
  const { isOpen, open, close } = useScreenMenu();
  return (
    <ScreenMenu
      isOpen={isOpen}
      labels={{ open: text('nav.openMenu'), close: text('nav.closeMenu'), menu: text('nav.menu') }}
      onOpen={open}
      onClose={close}
      logo={logo}
    >
      {children}
    </ScreenMenu>
  );
}
