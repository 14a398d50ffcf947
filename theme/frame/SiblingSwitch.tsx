import { useState, type ReactNode } from 'react';
import { SiblingMenu } from '@components/frame/SiblingMenu';
import { OnDemand } from '@components/ui/loading/OnDemand';
import { useText } from '@hooks/useText';

interface SiblingSwitchProps {
  /** A chunk of its own: rendered, and so loaded, once a reader shows interest. */
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
