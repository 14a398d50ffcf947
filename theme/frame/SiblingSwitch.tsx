import { useState, type ReactNode } from 'react';
import { SiblingMenu } from '@components/frame/SiblingMenu';
import { OnDemand } from '@components/ui/loading/OnDemand';
import { useText } from '@hooks/useText';

interface SiblingSwitchProps {
  /** Loads on demand; rendered after the first hover or focus. */
  children: ReactNode;
}

export function SiblingSwitch({ children }: SiblingSwitchProps) {
  const text = useText();
  const [isWanted, setIsWanted] = useState(false);
  return (
    <SiblingMenu
      label={text('nav.siblingTools')}
      onIntent={() => {
        setIsWanted(true);
      }}
    >
      {isWanted && <OnDemand>{children}</OnDemand>}
    </SiblingMenu>
  );
}
