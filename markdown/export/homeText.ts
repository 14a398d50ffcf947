interface HomeData {
  title?: string;
  description?: string;
  features?: readonly { title: string; details: string; link?: string }[];
}

/** What a home page says in its front matter alone, as the landing page shows it. */
export function homeText({ title = '', description = '', features = [] }: HomeData): string {
  const items = features.map((feature) => {
    const name = feature.link ? `[${feature.title}](${feature.link})` : feature.title;
    return `- ${name}: ${feature.details}`;
  });
  return `# ${title}\n\n${description}\n\n${items.join('\n')}\n`;
}
