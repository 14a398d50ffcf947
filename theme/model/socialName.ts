const BRANDS = { github: 'GitHub', x: 'X', discord: 'Discord', bluesky: 'Bluesky' } as const;

interface Social {
  icon: keyof typeof BRANDS | { svg: string };
  mode: 'link' | 'text' | 'img' | 'dom';
  content: string;
}

function hostOf(url: string): string | undefined {
  try {
    return new URL(url).hostname || undefined;
  } catch {
    return undefined;
  }
}

/** Name of a social link: the brand, the icon's `<title>`, the host, or `fallback`. */
export function socialName({ icon, mode, content }: Social, fallback: string): string {
  if (typeof icon === 'string') return BRANDS[icon];
  const title = /<title[^>]*>\s*([^<\s][^<]*)<\/title>/.exec(icon.svg)?.[1]?.trim();
  return title ?? (mode === 'link' ? hostOf(content) : undefined) ?? fallback;
}
