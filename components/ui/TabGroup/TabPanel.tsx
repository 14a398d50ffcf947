import { useEffect, useEffectEvent, useRef, type ComponentProps } from 'react';
import styles from './TabGroup.module.css';

interface TabPanelProps extends ComponentProps<'div'> {
  label: string;
  isSelected: boolean;
  /** The browser wants to show something in here: a heading of the address, or what the reader searched the page for. */
  onReveal: () => void;
}

/** A tab's content; while not selected it is hidden, but can be found. */
export function TabPanel({ label, isSelected, onReveal, ...props }: TabPanelProps) {
  const ref = useRef<HTMLDivElement>(null);
  const reveal = useEffectEvent(onReveal);

  useEffect(() => {
    if (ref.current?.querySelector(':target')) reveal();
  }, []);

  useEffect(() => {
    const panel = ref.current;
    if (isSelected || !panel) return;
    // React knows `hidden` as yes or no only.
    panel.setAttribute('hidden', 'until-found');
    const onFound = () => {
      reveal();
    };
    panel.addEventListener('beforematch', onFound);
    return () => {
      panel.removeEventListener('beforematch', onFound);
    };
  }, [isSelected]);

  return (
    <div
      ref={ref}
      role="tabpanel"
      data-label={label}
      hidden={!isSelected}
      className={styles.panel}
      {...props}
    />
  );
}
