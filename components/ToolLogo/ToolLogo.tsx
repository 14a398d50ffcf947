import awesome from './drawings/awesome.svg?url';
import rsbuild from './drawings/rsbuild.svg?url';
import rsdoctor from './drawings/rsdoctor.svg?url';
import rslib from './drawings/rslib.svg?url';
import rspack from './drawings/rspack.svg?url';
import rspress from './drawings/rspress.svg?url';
import rstest from './drawings/rstest.svg?url';
import styles from './ToolLogo.module.css';

/** Logos drawn for this site, by their name in `config/siblingTools.ts`. */
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
  /** Width and height in pixels. */
  size: number;
  /** Scale of the drawing within that square. */
  scale?: number;
}

/** The logo of a related tool. Decorative, because the tool's name is next to it. */
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
