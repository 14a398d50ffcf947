import { useEffect, type RefObject } from 'react';

/** While `isOpen`: calls `onDismiss` on Escape and on a press outside `root`. */
export function useDismissal(
  isOpen: boolean,
  root: RefObject<HTMLElement | null>,
  onDismiss: () => void,
): void {
  useEffect(() => {
    if (!isOpen) return;
    const onPress = ({ target }: PointerEvent) => {
      if (!root.current?.contains(target as Node)) onDismiss();
    };
    const onKey = ({ key }: KeyboardEvent) => {
      if (key === 'Escape') onDismiss();
    };
    document.addEventListener('pointerdown', onPress);
    document.addEventListener('keydown', onKey);
    return () => {
      document.removeEventListener('pointerdown', onPress);
      document.removeEventListener('keydown', onKey);
    };
  }, [isOpen, root, onDismiss]);
}
