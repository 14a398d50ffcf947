import { useEffect, useRef, useState } from 'react';
import { CheckIcon } from '@components/icons/CheckIcon';
import { CopyIcon } from '@components/icons/CopyIcon';
import { copyText } from '@components/prose/CodeBlock/copyCode';
import { IconButton } from '@components/ui/IconButton';
import { VisuallyHidden } from '@components/ui/VisuallyHidden';
import styles from './StartCommand.module.css';

/** specification §9: copy feedback. */
const COPIED_MS = 2000;

interface StartCommandProps {
  command: string;
  labels: {
    copy: string;
    copied: string;
    /** Asks to copy by hand, given the platform's shortcut. */
    copyPrompt: (shortcut: string) => string;
  };
}

/** The command that starts it all, ready to be pasted. */
export function StartCommand({ command, labels }: StartCommandProps) {
  const [isCopied, setIsCopied] = useState(false);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(
    () => () => {
      clearTimeout(timer.current);
    },
    [],
  );
  const copy = async () => {
    if (!(await copyText(command, labels.copyPrompt))) return;
    clearTimeout(timer.current);
    setIsCopied(true);
    timer.current = setTimeout(() => {
      setIsCopied(false);
    }, COPIED_MS);
  };
  return (
    <div className={styles.root}>
      <code className={styles.command}>{command}</code>
      <IconButton aria-label={labels.copy} onClick={() => void copy()}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </IconButton>
      <VisuallyHidden role="status">{isCopied ? labels.copied : ''}</VisuallyHidden>
    </div>
  );
}
