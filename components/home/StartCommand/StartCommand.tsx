import { useState } from 'react';
import { CheckIcon, CopyIcon } from '@components/icons/interfaceIcons';
import { copyText, useCopyFeedback } from '../../ui/copying/useCopyFeedback';
import { IconButton } from '@components/ui/IconButton';
import { VisuallyHidden } from '@components/ui/VisuallyHidden';
import styles from './StartCommand.module.css';

interface StartCommandProps {
  command: string;
  labels: {
    copy: string;
    copied: string;
    /** Text of the prompt for manual copying, given the platform's shortcut. */
    copyPrompt: (shortcut: string) => string;
  };
}

/** The command that creates a project, with a copy button. */
export function StartCommand({ command, labels }: StartCommandProps) {
  const [isCopied, setIsCopied] = useState(false);
  const endFeedback = useCopyFeedback();
  const copy = async () => {
    if (!(await copyText(command, labels.copyPrompt))) return;
    setIsCopied(true);
    endFeedback(() => {
      setIsCopied(false);
    });
  };
  return (
    <div className={styles.root}>
      <code lang="en" className={styles.command}>
        {command}
      </code>
      <IconButton aria-label={labels.copy} onClick={() => void copy()}>
        {isCopied ? <CheckIcon /> : <CopyIcon />}
      </IconButton>
      <VisuallyHidden role="status">{isCopied ? labels.copied : ''}</VisuallyHidden>
    </div>
  );
}
