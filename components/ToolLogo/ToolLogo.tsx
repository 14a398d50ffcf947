import awesome from './drawings/awesome.svg?url';
import rsbuild from './drawings/rsbuild.svg?url';
import rsdoctor from './drawings/rsdoctor.svg?url';
import rslib from './drawings/rslib.svg?url';
import rspack from './drawings/rspack.svg?url';
import rspress from './drawings/rspress.svg?url';
import rstest from './drawings/rstest.svg?url';
import styles from './ToolLogo.module.css';

/** The logos that ship with the site, drawn for it, by the name that `config/siblingTools.ts` gives them. */
const drawings: Partial<Record<string, string>> = {
  awesome,
  rsbuild,
  rsdoctor,
  rslib,
  rspack,
  rspress,
  rstest,
};

interface ToolLogoProps {
  name: string;
  /** Side of the square that it fills, in pixels. */
  size: number;
  /** How large it is drawn within that square. */
  scale?: number;
}

/** The logo of a tool of the family; decorative, since its name always stands beside it. */
export function ToolLogo({ name, size, scale = 1 }: ToolLogoProps) {
  const src = drawings[name];
  if (!src) {
    throw new Error(`No logo "${name}". There are: ${Object.keys(drawings).join(', ')}.`);
  }
  return (
    <img
      className={styles.root}
      src={src}
      alt=""
      width={size}
      height={size}
      loading="lazy"
      style={{ scale }}
    />
  );
}
